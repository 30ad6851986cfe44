import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeStory } from '../stories';
import { type Recorder, recordedPersona } from './recorder';
import type { Substitutes } from './substitutes';

const routes = fileURLToPath(new URL('../../../src/routes', import.meta.url));

/**
 * Does what a button of the panel's recording says: begins again, or saves the recording as a story.
 * @returns why nothing was done; null when it is done
 */
export async function recordingAction(
  field: (name: string) => string,
  browser: string,
  { recorder, stories }: { recorder: Recorder; stories: string },
): Promise<string | null> {
  if (field('recording') === 'begin') {
    recorder.begin(browser);
    return null;
  }
  const { calls, substitutes } = recorder.of(browser);
  const title = field('title').trim();
  if (title === '') return 'A story needs a title.';
  if (calls.length === 0) return 'There are no recorded calls yet.';
  return writeStory(stories, field('name').trim(), {
    title,
    page: pageWithout(field('from') || '/', substitutes),
    persona: recordedPersona(calls),
    mock: [],
    recorded: calls,
  });
}

/**
 * Returns the address of a page without anything personal: words of the console's routes stay, recorded
 * texts have their substitutes, and a page with any other text becomes the first page.
 */
function pageWithout(page: string, substitutes: Substitutes): string {
  const { pathname, searchParams } = new URL(page, 'http://console.test');
  const words = new Set(
    readdirSync(routes, { recursive: true }).flatMap((file) => String(file).split(/[/.\\]/)),
  );
  const taken = (text: string) => (words.has(text) || text === '' ? text : substitutes.find(text));
  const parts = pathname.split('/').map((part) => taken(decodeURIComponent(part)));
  if (parts.includes(undefined)) return '/';
  const query = new URLSearchParams();
  for (const [name, value] of searchParams) {
    const kept = substitutes.find(value);
    if (kept !== undefined) query.append(name, kept);
  }
  const path = parts.map((part) => encodeURIComponent(part ?? '')).join('/');
  return query.size === 0 ? path : `${path}?${query}`;
}

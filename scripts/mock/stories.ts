import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContractOperation } from '../../openapi/reader/contract-operations';
import { localPath } from '../../src/domain/return-path';
import { scanJson } from '../contract/conformance/checks/scan-json';
import { isConsolePage } from './console-routes';
import { isPersona, type Persona, personaNames } from './personas';
import { problemOfRecorded, type RecordedCall } from './recording/recorded-call';
import { parseScenarios } from './scenario-text';

/** A story as its file has it: where it begins, as whom, and what the calls answer in their order. */
export interface Story {
  title: string;
  /** The page of the console that it opens. */
  page: string;
  persona: Persona;
  /** Scenario texts, one for each operation. */
  mock: readonly string[];
  /** Calls with the answers of a service, in their order. They answer where nothing is chosen. */
  recorded?: readonly RecordedCall[];
}

/** A story by its name, or the reason why its file is none. */
export type StoredStory = { name: string } & ({ story: Story } | { problem: string });

const nameOfFile = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a text can be the name of a story, and so of its file. */
export const isStoryName = (name: string): boolean => nameOfFile.test(name);

/** What a name of a story has to be. */
const nameRule = 'A name has small letters, digits and hyphens, such as "save-fails-twice".';

/** Lists the stories of a folder by name. A folder that does not exist has none. */
export function readStories(folder: string, operations: ContractOperation[]): StoredStory[] {
  return filesOf(folder).map((file) =>
    readStory(folder, file.slice(0, -'.json'.length), operations),
  );
}

/** Reads a story by its name. */
export function readStory(
  folder: string,
  name: string,
  operations: ContractOperation[],
): StoredStory {
  if (!isStoryName(name)) return { name, problem: nameRule };
  const content = contentOf(join(folder, `${name}.json`));
  if ('problem' in content) return { name, problem: content.problem };
  const story = storyOf(content.value, operations);
  return typeof story === 'string' ? { name, problem: story } : { name, story };
}

function contentOf(path: string): { value: unknown } | { problem: string } {
  let text: string;
  try {
    // Some editors of Windows begin a file with a byte order mark.
    text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    return { problem: `The file cannot be read: ${(error as NodeJS.ErrnoException).code}.` };
  }
  try {
    return { value: JSON.parse(text) };
  } catch {
    const before = text.slice(0, scanJson(text).stopped?.index);
    const lines = before.split('\n');
    const place = `line ${lines.length}, character ${(lines.at(-1)?.length ?? 0) + 1}`;
    return { problem: `The file is not JSON from ${place} on.` };
  }
}

/**
 * Writes a story into a file of its own.
 * @returns why it was not written: the name or the page is none, or another story has the name
 */
export async function writeStory(
  folder: string,
  name: string,
  story: Story,
): Promise<string | null> {
  if (!isStoryName(name)) return nameRule;
  if (!isConsolePage(story.page)) return noPage(story.page);
  await mkdir(folder, { recursive: true });
  try {
    const text = `${JSON.stringify(story, null, 2)}\n`;
    // An existing story stays: somebody's ticket may link to it.
    await writeFile(join(folder, `${name}.json`), text, { flag: 'wx' });
    return null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return `There is a story "${name}".`;
    throw error;
  }
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

const fields = ['title', 'page', 'persona', 'mock', 'recorded'];

const noPage = (page: string) => `The console has no page ${page}.`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the story that a file has, or the reason why it has none. */
function storyOf(content: unknown, operations: ContractOperation[]): Story | string {
  const given = content ?? {};
  if (!isRecord(given)) return 'It is not an object.';
  const unknown = Object.keys(given).find((field) => !fields.includes(field));
  if (unknown !== undefined) return `It has "${unknown}". A story may have ${fields.join(', ')}.`;
  const { title, page, persona, mock, recorded } = given;
  if (typeof title !== 'string' || title.trim() === '') return 'It has no title.';
  const path = typeof page === 'string' ? localPath(page) : undefined;
  if (path === undefined) return 'Its page is not a path of the console.';
  if (!isConsolePage(path)) return noPage(path);
  if (typeof persona !== 'string' || !isPersona(persona)) {
    const found =
      persona === undefined ? 'It has no persona' : `It has the persona ${JSON.stringify(persona)}`;
    return `${found}. There are ${personaNames.join(', ')}.`;
  }
  if (!Array.isArray(mock) || !mock.every((text) => typeof text === 'string')) {
    return 'Its "mock" is not a list of scenario texts.';
  }
  const [problem] = parseScenarios(mock.join(','), operations).problems;
  if (problem) return `${problem.text}: ${problem.reason}`;
  const story = { title, page: path, persona, mock };
  if (recorded === undefined) return story;
  const calls = recorded as RecordedCall[];
  return problemOfRecorded(recorded, operations) ?? { ...story, recorded: calls };
}

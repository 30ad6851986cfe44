import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import type { MatchedOperation } from '../../contract/recorded-traffic/match-operation';
import { readStory, type Story } from '../stories';
import { callText, type RecordedCall } from './recorded-call';

/** Says how many calls with this text a browser has made before. */
export type EarlierCalls = (text: string) => number;

/** Plays recorded answers from the files of stories. */
export class Playback {
  readonly #read = new Map<string, { changed: number; story: Story }>();

  /** @param folder the folder of saved stories */
  constructor(
    readonly folder: string,
    readonly operations: ContractOperation[],
  ) {}

  /** The story with this name, if it has a recording that can be played. */
  story(name: string): Story | null {
    const changed = statSync(join(this.folder, `${name}.json`), { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined) return null;
    const known = this.#read.get(name);
    if (known?.changed === changed) return known.story;
    const stored = readStory(this.folder, name, this.operations);
    if (!('story' in stored) || !stored.story.recorded) return null;
    this.#read.set(name, { changed, story: stored.story });
    return stored.story;
  }

  /**
   * Finds the recorded answer of a call: of the calls with its method, path and query those with its
   * body, otherwise all of them. They answer in their order, and the last one stays.
   */
  async answer(
    context: Context,
    { operation }: MatchedOperation,
    story: Story,
    earlierCalls: EarlierCalls,
  ): Promise<Response | null> {
    // A call without the marker is answered as by every service: it is refused.
    if (context.req.header('X-Requested-With') === undefined) return null;
    const { pathname, searchParams } = new URL(context.req.url);
    const text = callText(operation.method, pathname, searchParams);
    const same = (story.recorded ?? []).filter(({ call }) => call === text);
    if (same.length === 0) return null;
    const body = operation.method === 'GET' ? '' : await context.req.text();
    const exact = same.filter(({ request }) => JSON.stringify(request) === compact(body));
    const calls = exact.length > 0 ? exact : same;
    const earlier = earlierCalls(`${text} ${exact.length > 0 ? body : ''}`);
    const recorded = calls[earlier] ?? calls.at(-1);
    return recorded ? responseOf(recorded) : null;
  }
}

function compact(body: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return undefined;
  }
}

function responseOf({ status, mediaType, answer }: RecordedCall): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (mediaType === null) return new Response(null, { status, headers });
  const isJson = mediaType === 'application/json';
  headers.set('Content-Type', isJson ? mediaType : `${mediaType}; charset=UTF-8`);
  return new Response(isJson ? JSON.stringify(answer) : String(answer ?? ''), { status, headers });
}

import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BrowserContext, Request, Response } from '@playwright/test';
import { readContract } from '../../../openapi/reader/contract-document';
import {
  recordedOrigin,
  templateOf,
} from '../../../scripts/contract/recorded-traffic/contract-entries';

/**
 * Records the calls of a worker's pages, one HAR entry a line: the first complete one of each
 * operation and status. One is enough to compare with the contract, since the service under test
 * checks every request and answer itself.
 */
export class TrafficRecorder {
  readonly #file: string;
  readonly #templates = Object.keys(readContract('.generated/contract.json').paths);
  readonly #recorded = new Set<string>();

  constructor(file: string) {
    this.#file = file;
    mkdirSync(dirname(file), { recursive: true });
  }

  /** Records the calls that the pages of a context make to this origin, from now on. */
  watch(context: BrowserContext, origin: string): void {
    context.on('requestfinished', async (request) => {
      const { origin: asked, pathname } = new URL(request.url());
      if (asked !== origin || !['fetch', 'xhr'].includes(request.resourceType())) return;
      // The console also fetches its own files before it imports them.
      if (pathname.startsWith('/assets/')) return;
      const response = await request.response().catch(() => null);
      if (response === null) return;
      const template = templateOf(pathname, this.#templates);
      const kind = `${request.method()} ${template} ${response.status()}`;
      if (this.#recorded.has(kind)) return;
      // Leaving a page discards the bodies of its answers. The next call of this kind is recorded
      // instead.
      const entry = await entryOf(request, response).catch(() => null);
      if (entry === null || this.#recorded.has(kind)) return;
      this.#recorded.add(kind);
      appendFileSync(this.#file, `${JSON.stringify(entry)}\n`);
    });
  }
}

async function entryOf(request: Request, response: Response) {
  const { pathname, search, searchParams } = new URL(request.url());
  const body = await response.body();
  const sent = request.postData();
  const mimeType = (await response.headerValue('Content-Type')) ?? '';
  const sizes = { headersSize: -1, bodySize: -1 };
  return {
    startedDateTime: new Date().toISOString(),
    time: 0,
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
    request: {
      method: request.method(),
      url: `${recordedOrigin}${pathname}${search}`,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      // Behind TLS the cookie of the session has a prefix, which the contract leaves out.
      headers: (await request.headersArray()).map(({ name, value }) => ({
        name,
        value: value.replace('__Host-session=', 'session='),
      })),
      queryString: [...searchParams].map(([name, value]) => ({ name, value })),
      ...(sent !== null && {
        postData: {
          mimeType: (await request.headerValue('Content-Type')) ?? '',
          text: sent,
          params: [],
        },
      }),
      ...sizes,
    },
    response: {
      status: response.status(),
      statusText: response.statusText(),
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: await response.headersArray(),
      content: { size: body.length, mimeType, text: body.toString() },
      redirectURL: '',
      ...sizes,
    },
  };
}

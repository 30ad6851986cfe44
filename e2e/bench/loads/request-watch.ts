import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request, Response } from '@playwright/test';

const quietFor = 1000;
const givesUpAfter = 90_000;

export interface RequestWatch {
  /** The answers so far, in their order. */
  responses: Response[];
  /** Resolves when there was no request and no answer for a second. */
  untilQuiet(): Promise<void>;
}

/** Watches the requests of a page. Call it before the page opens. */
export function watchRequests(page: Page): RequestWatch {
  const responses: Response[] = [];
  const underWay = new Set<Request>();
  let lastChange = Date.now();

  page.on('request', (request) => {
    underWay.add(request);
    lastChange = Date.now();
  });
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request: Request) => {
      underWay.delete(request);
      lastChange = Date.now();
    });
  }
  page.on('response', (response) => responses.push(response));

  return {
    responses,
    async untilQuiet() {
      const began = Date.now();
      while (underWay.size > 0 || Date.now() - lastChange < quietFor) {
        if (Date.now() - began > givesUpAfter) {
          const addresses = [...underWay].map((request) => request.url()).join(', ');
          throw new Error(`${page.url()} never came to rest; still waiting for ${addresses}`);
        }
        await pause(50);
      }
    },
  };
}

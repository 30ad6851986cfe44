import type { Page, Route } from '@playwright/test';
import { routeCalls } from './route-calls';

/** What a service that is in trouble says, as the contract documents it. */
export const trouble = 'The server could not complete the request.';

interface Refusal {
  status: number;
  /** A code of the contract, or words. */
  body?: string;
  method?: 'GET' | 'POST';
}

/** Lets the calls at an address fail with an answer of the contract, until `page.unroute`. */
export async function refuseCalls(
  page: Page,
  address: string,
  { status, body = trouble, method }: Refusal,
): Promise<void> {
  await routeCalls(page, address, (route) =>
    method === undefined || route.request().method() === method
      ? route.fulfill({ status, contentType: 'text/plain; charset=UTF-8', body })
      : route.continue(),
  );
}

/** Lets the calls at an address go without an answer, until `page.unroute`. */
export async function cutCalls(page: Page, address: string): Promise<void> {
  await routeCalls(page, address, (route) => route.abort());
}

/** Holds back the calls at an address. Returns what lets them through, and how many there were. */
export async function holdCalls(page: Page, address: string) {
  const held: Route[] = [];
  let isReleased = false;
  await routeCalls(page, address, (route) => {
    // What is asked for upon the first answers is not held back again.
    if (isReleased) return route.continue();
    held.push(route);
  });
  return {
    count: () => held.length,
    release: async () => {
      isReleased = true;
      await Promise.all(held.map((route) => route.continue()));
      await page.unroute(address);
    },
  };
}

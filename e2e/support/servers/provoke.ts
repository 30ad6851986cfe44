import type { Page, Route } from '@playwright/test';
import { routeCalls } from './route-calls';

/** The text of a service that is in trouble, as the contract documents it. */
export const trouble = 'The server could not complete the request.';

interface Refusal {
  status: number;
  /** A code of the contract, or a text. */
  body?: string;
  method?: 'GET' | 'POST';
}

/** Fails the calls at an address with an answer of the contract, until `page.unroute`. */
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

/** Cuts the connection of the calls at an address, until `page.unroute`. */
export async function cutCalls(page: Page, address: string): Promise<void> {
  await routeCalls(page, address, (route) => route.abort());
}

/** Lets the service answer the calls at an address, and loses the answers, until `page.unroute`. */
export async function loseAnswers(page: Page, address: string): Promise<void> {
  await routeCalls(page, address, async (route) => {
    await route.fetch();
    await route.abort();
  });
}

/**
 * Holds back the calls at an address.
 * @returns the number of held calls, and a function that releases them
 */
export async function holdCalls(page: Page, address: string) {
  const held: Route[] = [];
  let isReleased = false;
  await routeCalls(page, address, (route) => {
    // Calls that follow the first answers are not held back again.
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

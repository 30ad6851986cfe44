import { expect, type Page, type Route } from '@playwright/test';

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
  await page.route(address, (route) =>
    method === undefined || route.request().method() === method
      ? route.fulfill({ status, contentType: 'text/plain; charset=UTF-8', body })
      : route.continue(),
  );
}

/** Lets the calls at an address go without an answer, until `page.unroute`. */
export async function cutCalls(page: Page, address: string): Promise<void> {
  await page.route(address, (route) => route.abort());
}

/** Holds back the calls at an address. Returns what lets them through, and how many there were. */
export async function holdCalls(page: Page, address: string) {
  const held: Route[] = [];
  let isReleased = false;
  await page.route(address, (route) => {
    // What is asked for upon the first answers is not held back again.
    if (isReleased) return route.continue();
    held.push(route);
  });
  await waitForRoutes(page);
  return {
    count: () => held.length,
    release: async () => {
      isReleased = true;
      await Promise.all(held.map((route) => route.continue()));
      await page.unroute(address);
    },
  };
}

const probe = /favicon\.svg\?routed$/;

/**
 * A page that is open already is told by the browser that its calls are routed, a moment after the
 * route was added: what it asks for until then goes past it.
 */
async function waitForRoutes(page: Page): Promise<void> {
  if (page.url() === 'about:blank') return;
  await page.route(probe, (route) => route.fulfill({ body: 'routed' }));
  const ask = () => page.evaluate(async () => (await fetch('/favicon.svg?routed')).text());
  await expect.poll(ask, { message: 'whether routes of the page are in force' }).toBe('routed');
  await page.unroute(probe);
}

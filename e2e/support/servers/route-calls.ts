import { expect, type Page } from '@playwright/test';

const probe = /favicon\.svg\?routed$/;

/**
 * Answers the calls of a page at an address, as `page.route` does, until `page.unroute`. It waits
 * until the route is in effect.
 */
export async function routeCalls(page: Page, ...route: Parameters<Page['route']>) {
  await page.route(...route);
  await untilRouted(page);
}

/**
 * Waits until all routes are in effect. In an open page, a new route takes effect after a moment,
 * and calls before that bypass it.
 */
export async function untilRouted(page: Page): Promise<void> {
  if (page.url() === 'about:blank') return;
  await page.route(probe, (asked) => asked.fulfill({ body: 'routed' }));
  const ask = () => page.evaluate(async () => (await fetch('/favicon.svg?routed')).text());
  await expect.poll(ask, { message: 'whether routes of the page are in force' }).toBe('routed');
  await page.unroute(probe);
}

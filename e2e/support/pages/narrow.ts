import { expect, type Page } from '@playwright/test';

/** Expects that the page does not scroll sideways, once it has settled. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(excess, { message: 'how far the page can be moved sideways' }).toBe(0);
}

import { expect, type Locator, type Page } from '@playwright/test';

/** A page as narrow as a telephone is not to be moved sideways, once it has settled. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(excess, { message: 'how far the page can be moved sideways' }).toBe(0);
}

/** Scrolls until a button of the frame's header leaves so much of another one as no finger hits. */
export async function scrollHalfUnder(cover: Locator, target: Locator): Promise<void> {
  const bottom = await cover.evaluate((element) => element.getBoundingClientRect().bottom);
  await target.evaluate((element, edge) => {
    const top = element.getBoundingClientRect().bottom - edge - 13;
    window.scrollBy({ top, behavior: 'instant' });
  }, bottom);
}

import type { Page } from '@playwright/test';
import type { ListProbe, ScrolledFrames } from '../pages/shared/list-probe';

interface WithProbe {
  listProbe: ListProbe;
}

/** Clicks a button; the milliseconds until other rows are painted. */
export async function clickToPaint(page: Page, button: string): Promise<number> {
  const shown = page.evaluate(() => (window as unknown as WithProbe).listProbe.clickToPaint());
  await page.getByRole('button', { name: button, exact: true }).click();
  return shown;
}

/** Scrolls through the list of the page. */
export const scrollThrough = (page: Page): Promise<ScrolledFrames> =>
  page.evaluate(() => (window as unknown as WithProbe).listProbe.scroll());

import type { Page } from '@playwright/test';
import type { ListProbe, ScrolledFrames } from '../pages/shared/list-probe';

interface WithProbe {
  listProbe: ListProbe;
  painted: Promise<number>;
}

/** Clicks a button and returns the milliseconds until other rows are painted. */
export const clickToPaint = (page: Page, button: string): Promise<number> =>
  actToPaint(page, 'clickToPaint', () =>
    page.getByRole('button', { name: button, exact: true }).click(),
  );

/** Types a text into a field and returns the milliseconds until other rows are painted. */
export const typeToPaint = (page: Page, field: string, text: string): Promise<number> =>
  actToPaint(page, 'inputToPaint', () =>
    page.getByRole('textbox', { name: field, exact: true }).fill(text),
  );

async function actToPaint(
  page: Page,
  probe: 'clickToPaint' | 'inputToPaint',
  act: () => Promise<void>,
): Promise<number> {
  // The page listens before the action, however busy the machine is.
  await page.evaluate((name) => {
    const withProbe = window as unknown as WithProbe;
    withProbe.painted = withProbe.listProbe[name]();
  }, probe);
  await act();
  return page.evaluate(() => (window as unknown as WithProbe).painted);
}

/** Scrolls through the list of the page. */
export const scrollThrough = (page: Page): Promise<ScrolledFrames> =>
  page.evaluate(() => (window as unknown as WithProbe).listProbe.scroll());

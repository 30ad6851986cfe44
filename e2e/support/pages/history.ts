import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Returns the button "History" when the page has read what it opens, once a person does something on the
 * page.
 */
export async function historyButton(page: Page): Promise<Locator> {
  await expect(async () => {
    await touchPage(page);
    expect(await page.evaluate(hasReadHistory)).toBe(true);
  }).toPass();
  return page.getByRole('button', { name: 'History', exact: true });
}

const hasReadHistory = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/history/'));

/** Moves the pointer on a page until it shows what loads only then. */
export async function loadsOnTouch(page: Page, late: Locator): Promise<Locator> {
  await expect(async () => {
    await touchPage(page);
    await expect(late).toBeVisible({ timeout: 500 });
  }).toPass();
  return late;
}

/** Moves the pointer on a page that has loaded, so that the parts load that a person may need next. */
export async function touchPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
}

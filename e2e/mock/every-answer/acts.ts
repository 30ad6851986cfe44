import { expect, type Page } from '@playwright/test';

/** Presses a button. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Presses a button of the open dialog. */
export const confirm = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Fills in text fields, by label. */
export const fill = (texts: Record<string, string>) => async (page: Page) => {
  for (const [name, text] of Object.entries(texts)) {
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  }
};

/** Ticks a checkbox, or turns a switch. */
export const tick = (name: string) => (page: Page) =>
  page.getByRole('checkbox', { name, exact: true }).click();

/** Makes one act of several. */
export const steps =
  (...acts: ((page: Page) => Promise<void>)[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page);
  };

/** Changes a text field and saves. */
export const change = (name: string) => steps(fill({ [name]: 'Another name' }), press('Save'));

/** Expects the heading of the page. */
export const heading = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

/** Expects a text field with this value. */
export const field = (name: string, value: string) => (page: Page) =>
  expect(page.getByRole('textbox', { name, exact: true })).toHaveValue(value);

/** The parameter of a grid that shows what was not in use for 90 days. */
export const lastSeenFilter = `filter=${encodeURIComponent('{"lastSeen":["betweenInclusive","","-90d"]}')}`;

/** The parameter of the grid of access links that shows what has ended or ends soon. */
export const endsFilter = `filter=${encodeURIComponent('{"endsAt":["betweenInclusive","","+14d"]}')}`;

/** Expects a pressed button. */
export const toggled = (name: string) => (page: Page) =>
  expect(page.getByRole('button', { name, exact: true, pressed: true })).toBeVisible();

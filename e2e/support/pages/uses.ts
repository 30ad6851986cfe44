import { expect, type Locator, type Page } from '@playwright/test';
import { loadsOnTouch } from './history';

/** Waits until an edit page says how many records use its own. */
export async function showUses(page: Page): Promise<void> {
  await usesButton(page);
}

/** Returns the button "Used by N", which loads once a person does something on the page. */
export async function usesButton(page: Page): Promise<Locator> {
  return loadsOnTouch(page, page.getByRole('button', { name: /^Used by \d/ }));
}

/**
 * Deletes the record of a page once the question says what uses it. Without that wait the deletion
 * can overtake the lookup, which the browser reports as a 404.
 * @param words what the question says about the record
 */
export async function deleteRecord(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Delete', exact: true });
  await expect(question).toContainText(words);
  await expect(question.getByText(/^(No other record uses|Used by)/)).toBeVisible();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
}

import { expect, type Locator, type Page } from '@playwright/test';
import { touchPage } from './history';

/** Moves the pointer on an edit page until it asks what uses its record. */
async function askForUses(page: Page): Promise<void> {
  let isAsked = false;
  page.once('request', function watch(request) {
    if (request.url().includes('/usedby/')) isAsked = true;
    else page.once('request', watch);
  });
  await expect(async () => {
    await touchPage(page);
    expect(isAsked).toBe(true);
  }).toPass();
}

/** Waits until an edit page says how many records use its own. */
export async function showUses(page: Page): Promise<void> {
  await expect(await usesButton(page)).toBeVisible();
}

/** Returns the button "Used by N", which loads once a person does something on the page. */
export async function usesButton(page: Page): Promise<Locator> {
  await askForUses(page);
  return page.getByRole('button', { name: /^Used by \d/ });
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

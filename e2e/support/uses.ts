import { expect, type Locator, type Page } from '@playwright/test';
import { touchPage } from './history';

/** Moves the pointer on an edit page until it asks what uses its record. */
export async function askForUses(page: Page): Promise<void> {
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

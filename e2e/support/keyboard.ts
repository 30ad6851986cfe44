import { expect, type Page } from '@playwright/test';
import { focusProblem } from './focus-problem';

/** Presses keys one after the other; after each it must be seen where the focus is. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expectFocusSeen(page, key);
  }
}

/** Fails where the focus is nowhere, out of sight, behind something else, or looks like nothing. */
async function expectFocusSeen(page: Page, key: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(focusProblem), { message: `where the focus is after ${key}` })
    .toBeNull();
}

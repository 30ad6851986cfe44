import { expect, type Page } from '@playwright/test';
import { focusProblem } from './focus-problem';

/** Presses keys one after the other. It fails when the focus is not visible after one of them. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expectFocusSeen(page, key);
  }
}

/** Fails when the focus is nowhere, out of view, covered, or without a visible mark. */
async function expectFocusSeen(page: Page, key: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(focusProblem), { message: `where the focus is after ${key}` })
    .toBeNull();
}

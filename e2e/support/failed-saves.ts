import type { Page } from '@playwright/test';
import type { operations } from '../../src/api/schema.gen';
import { expectAccessible } from './accessibility';
import { expect } from './console-test';

const signingKey = 'tulip-42';

interface FailedSaves {
  /** The page on which a server with a name and a signing key is edited. */
  address: string;
  operation: keyof operations;
  /** The name that is entered. */
  name: string;
  /** The answers of the mock, each with the words that it has to show. */
  answers: readonly (readonly [answer: string, text: string])[];
}

/** Whatever a save answers, its words are on the page and what was entered stays, the key too. */
export async function expectFailedSavesToKeepEntries(
  page: Page,
  { address, operation, name, answers }: FailedSaves,
): Promise<void> {
  const nameField = page.getByRole('textbox', { name: 'Name' });
  const key = page.getByLabel('JWT Signing Key', { exact: true });
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'There was an error updating the record.' });
  for (const [answer, text] of answers) {
    await page.goto(`${address}?mock=${operation}:${answer}`);
    await nameField.fill(name);
    await key.fill(signingKey);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.soft(alert, answer).toContainText(text);
    await expect.soft(nameField, answer).toHaveValue(name);
    await expect.soft(key, answer).toHaveValue(signingKey);
    // It looks alike for each of them.
    if (answer === '403') await expectAccessible(page);
  }
}

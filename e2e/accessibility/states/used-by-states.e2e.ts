import type { Page } from '@playwright/test';
import { expect, test } from '../../support/console-test';
import { expectNoSidewaysScroll } from '../../support/pages/narrow';
import { usesButton } from '../../support/pages/uses';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';

// What uses a record, on the mock: on its page, and in the question before its deletion.

const dialog = '[role="dialog"]';
const posCore = '/admin/poscoreinstances/edit/30000000-0000-4000-8000-000000000001';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

test('the list of uses is accessible, with a button that opens it', async ({ page }) => {
  await page.goto('/admin/users/edit/10000000-0000-4000-8000-000000000003?mock=clear');
  const button = await usesButton(page);
  await expect(button).toHaveText('Used by 3');
  await expectAccessible(page, 'main');
  await button.press('Enter');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Support' })).toBeVisible();
  await expectAccessible(page, dialog);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a refused deletion is accessible, also of many uses in a narrow window', async ({ page }) => {
  await page.goto(`${posCore}?mock=readUsedBy:200/many`);
  await press(page, 'Delete');
  await expect(page.getByText('The deletion will be refused.')).toBeVisible();
  await expectAccessible(page, dialog);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNarrowAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a question without uses, and one that waits for them, are accessible', async ({ page }) => {
  await page.goto('/admin/clients?mock=clear');
  await press(page, 'Delete Kiosk');
  await expect(page.getByText(/^No other record uses this client\./)).toBeVisible();
  await expectAccessible(page, dialog);
  await page.goto('/admin/clients?mock=readUsedBy:slow(60000)');
  await press(page, 'Delete Kiosk');
  await expect(page.getByText('Looking up what uses it...')).toBeVisible();
  await expectAccessible(page, dialog);
});

import { organisationAdministrator } from '../support/accounts';
import { Grid } from '../support/grid';
import { expect, test } from '../support/keyboard-only';
import { harbour, saveServiceAccount } from '../support/service-account-records';

test.use({
  account: organisationAdministrator,
  permissions: ['clipboard-read', 'clipboard-write'],
});

test("a service account's password is reset and copied", async ({ page, keyboard }) => {
  const { name } = await saveServiceAccount(page.request);
  await keyboard.open(`/organisation/${harbour}/serviceaccounts`, 'Service Accounts');
  await keyboard.reach(page.getByRole('textbox', { name: 'Search all columns' }));
  await keyboard.type(name);
  await expect(page.getByText(/^1 of \d+ rows$/)).toBeVisible();
  const grid = new Grid(page, 'Service Accounts');
  await keyboard.reach(grid.element.locator('[tabindex="0"]'));
  await keyboard.reach(page.getByRole('link', { name: `Edit ${name}` }), 'ArrowRight');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Edit Service Account' })).toBeFocused();
  const reset = page.getByRole('button', { name: 'Reset service account password' });
  await keyboard.reach(reset);
  await keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Reset service account password' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.reach(question.getByRole('button', { name: 'Reset password' }));
  await keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'New password' });
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeFocused();
  const password = await dialog.getByRole('textbox', { name: 'New password' }).inputValue();
  // Escape does not throw away what is shown only once.
  await keyboard.press('Escape', 'Enter');
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
  await keyboard.reach(dialog.getByRole('button', { name: 'I have stored it' }));
  await keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(reset).toBeFocused();
});

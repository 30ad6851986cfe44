import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';

const uma = '/admin/users/edit/10000000-0000-4000-8000-000000000003';
const serverText = 'The server could not complete the request.';

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

const errorDialog = (page: Page) => page.getByRole('dialog', { name: 'Error' });

for (const [scenario, text] of [
  ['listUsers:400', 'Bad Request.'],
  ['listUsers:403', 'Your account is not allowed to do this.'],
  ['listUsers:500', serverText],
  ['listUsers:network', 'Network error'],
] as const) {
  test(`${scenario}: the list says "${text}"`, async ({ page }) => {
    await page.goto(`/admin/users?mock=${scenario}`);
    await expect(errorDialog(page)).toContainText(text);
    // It looks alike for each of them.
    if (scenario === 'listUsers:500') await expectAccessible(page);
    await errorDialog(page).getByRole('button', { name: 'OK' }).click();
    // OK refreshes; the answer is the same, and the page stays whole.
    await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  });
}

test('listUsers:401 while the session goes on is an error like others', async ({ page }) => {
  await page.goto('/admin/users?mock=listUsers:401');
  await expect(errorDialog(page)).toContainText('You are not signed in.');
});

test('listUsers:empty shows "No Data"', async ({ page }) => {
  await page.goto('/admin/users?mock=listUsers:empty');
  await expect(page.getByText('No Data')).toBeVisible();
  await expectAccessible(page);
});

test('listUsers:slow shows "Loading..." and then the list', async ({ page }) => {
  await page.goto('/admin/users?mock=listUsers:slow', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Uma Olsen' })).toBeVisible();
});

for (const [scenario, text] of [
  ['commitUsers:400/BadRequest', 'Bad Request.'],
  ['commitUsers:400/BadRequest_UserDoesNotExist', 'User does not exist.'],
  ['commitUsers:403', 'Your account is not allowed to do this.'],
  ['commitUsers:500', serverText],
  ['commitUsers:network', 'Network error'],
] as const) {
  test(`${scenario}: a failed save keeps the edit in the grid`, async ({ page }) => {
    await page.goto(`/admin/users?mock=${scenario}`);
    await page.getByRole('rowheader', { name: 'Uma Olsen' }).dblclick();
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Uma Berg');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(errorDialog(page)).toContainText(text);
    await errorDialog(page).getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('rowheader', { name: 'Uma Berg' })).toBeVisible();
    await expect(page.getByText(/^Unsaved/)).toBeVisible();
  });

  test(`${scenario}: a failed save keeps the edit on the page`, async ({ page }) => {
    await page.goto(`${uma}?mock=${scenario}`);
    await page.getByLabel('Full Name').fill('Uma Berg');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('Uma Berg');
    await expect(page).toHaveURL(uma);
  });
}

for (const [scenario, text] of [
  ['getUser:400', 'Bad Request.'],
  ['getUser:403', 'Your account is not allowed to do this.'],
  ['getUser:404', 'The record does not exist.'],
  ['getUser:500', serverText],
  ['getUser:network', 'Network error'],
] as const) {
  test(`${scenario}: Edit User says "${text}" and offers to try again`, async ({ page }) => {
    await page.goto(`${uma}?mock=${scenario}`);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    if (scenario === 'getUser:404') await expectAccessible(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL('/admin/users');
  });
}

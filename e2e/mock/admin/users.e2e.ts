import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/grid';
import { holdCalls } from '../../support/provoke';

const uma = '/admin/users/edit/10000000-0000-4000-8000-000000000003';
const serverText = 'The server could not complete the request.';

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

const errorDialog = (page: Page) => page.getByRole('dialog', { name: 'Error' });

test('a list that cannot be loaded says so; OK tries again, and the page stays whole', async ({
  page,
}) => {
  await page.goto('/admin/users?mock=listUsers:500');
  await expect(errorDialog(page)).toContainText(serverText);
  await expectAccessible(page);
  const again = page.waitForRequest('**/api/user');
  await errorDialog(page).getByRole('button', { name: 'OK' }).click();
  await again;
  await expect(errorDialog(page)).toContainText(serverText);
});

test('listUsers:empty shows "No Data"', async ({ page }) => {
  await page.goto('/admin/users?mock=listUsers:empty');
  await expect(page.getByText('No Data')).toBeVisible();
  await expectAccessible(page);
});

test('until the list is there it says "Loading..."', async ({ page }) => {
  const held = await holdCalls(page, '**/api/user');
  await page.goto('/admin/users?mock=clear');
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  await held.release();
  await expect(page.getByRole('rowheader', { name: 'Uma Olsen' })).toBeVisible();
});

const refusals = [
  ['400/BadRequest', 'Bad Request.'],
  ['400/BadRequest_UserDoesNotExist', 'User does not exist.'],
  ['403', 'Your account is not allowed to do this.'],
  ['500', serverText],
  ['network', 'Network error'],
] as const;

test('whatever a save answers, it is said and the edit stays in the grid', async ({ page }) => {
  const grid = new Grid(page, 'Users');
  for (const [answer, text] of refusals) {
    await page.goto(`/admin/users?mock=commitUsers:${answer}`);
    await grid.edit(grid.row('Uma Olsen'), 'Full Name', 'Uma Berg');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect.soft(errorDialog(page), answer).toContainText(text);
    await errorDialog(page).getByRole('button', { name: 'OK' }).click();
    await expect.soft(grid.row('Uma Berg').getByText('Unsaved'), answer).toBeVisible();
  }
});

test('whatever a save answers, it is said and the edit stays on the page', async ({ page }) => {
  for (const [answer, text] of refusals) {
    await page.goto(`${uma}?mock=commitUsers:${answer}`);
    await page.getByLabel('Full Name').fill('Uma Berg');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.soft(page.getByRole('alert').filter({ hasText: text }), answer).toBeVisible();
    await expect.soft(page.getByLabel('Full Name'), answer).toHaveValue('Uma Berg');
    await expect.soft(page, answer).toHaveURL(uma);
  }
});

test('a user who cannot be loaded can be tried again, and left', async ({ page }) => {
  await page.goto(`${uma}?mock=getUser:404`);
  await expect(page.getByText('The record does not exist.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/admin/users');
});

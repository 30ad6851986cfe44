import type { Page } from '@playwright/test';
import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/pages/grid';
import { createUser, findUser, freshName } from '../../support/records/records';
import { cutCalls } from '../../support/servers/provoke';

test.use({ account: superUser });

/** Opens the grid with a fresh user whose new name is unsaved. */
async function editInGrid(page: Page) {
  const { fullName } = await createUser(page.request);
  const renamed = freshName('Renamed');
  // The way through the summary gives Back a target.
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Browse users' }).click();
  const grid = new Grid(page, 'Users');
  await grid.search(fullName);
  await grid.edit(grid.row(fullName), 'Full Name', renamed);
  await expect(grid.row(renamed).getByText('Unsaved')).toBeVisible();
  return { grid, fullName, renamed };
}

test('leaving the grid with unsaved edits asks, whichever way', async ({ page }) => {
  const { grid, fullName, renamed } = await editInGrid(page);
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  const ways = {
    header: () => page.getByRole('link', { name: 'My Account' }).click(),
    'Edit of a row': () => page.getByRole('link', { name: `Edit ${renamed}` }).click(),
    Back: () => page.goBack(),
  };
  for (const [way, leave] of Object.entries(ways)) {
    await leave();
    await expect(question, way).toBeVisible();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question, way).toBeHidden();
    await expect(page, way).toHaveURL(/\/admin\/users\?/);
    await expect(grid.row(renamed).getByText('Unsaved'), way).toBeVisible();
  }
  // The browser itself asks when the window closes.
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  // An action that stays on the page does not ask.
  await grid.sortBy('Email');
  await expect(grid.header('Email')).toHaveAttribute('aria-sort', 'ascending');
  await expect(question).toBeHidden();

  await page.getByRole('link', { name: 'Administration' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/admin');
  expect(await findUser(page.request, fullName)).toBeDefined();
});

test('a save whose connection is cut keeps the edits, and a second save stores them', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/Failed to load resource/);
  const { grid, fullName, renamed } = await editInGrid(page);
  await cutCalls(page, '/api/user/batch');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect(error).toContainText('Network error');
  const refreshed = page.waitForRequest('/api/user');
  await error.getByRole('button', { name: 'OK' }).click();
  await refreshed;
  await expect(grid.row(renamed).getByText('Unsaved')).toBeVisible();
  expect(await findUser(page.request, fullName)).toBeDefined();
  await page.unroute('/api/user/batch');
  await grid.save();
  expect(await findUser(page.request, renamed)).toBeDefined();
});

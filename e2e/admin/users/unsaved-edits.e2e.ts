import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/grid';
import { cutCalls, holdCalls, refuseCalls, trouble } from '../../support/provoke';
import { createUser, findUser, freshName, saveUser } from '../../support/records';

test.use({ account: superUser });

const batch = '/api/user/batch';

const question = (page: Page) => page.getByRole('dialog', { name: 'Unsaved changes' });

/** Opens the grid on a user of the test's own, with a new name that is not saved. */
async function editInGrid(page: Page) {
  const { fullName } = await createUser(page.request);
  const renamed = freshName('Renamed');
  // Through the summary, so that Back leads somewhere.
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
  const ways = {
    breadcrumb: () => page.getByRole('link', { name: 'Administration' }).click(),
    header: () => page.getByRole('link', { name: 'My Account' }).click(),
    'Edit of a row': () => page.getByRole('link', { name: `Edit ${renamed}` }).click(),
    Back: () => page.goBack(),
  };
  for (const [way, leave] of Object.entries(ways)) {
    await leave();
    await expect(question(page), way).toBeVisible();
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await expect(question(page), way).toBeHidden();
    await expect(page, way).toHaveURL(/\/admin\/users\?/);
    await expect(grid.row(renamed).getByText('Unsaved'), way).toBeVisible();
  }
  // Closing the window is the browser's own question.
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  // What stays on the page asks nothing.
  await grid.sortBy('Email');
  await expect(grid.header('Email')).toHaveAttribute('aria-sort', 'ascending');
  await expect(question(page)).toBeHidden();

  await page.getByRole('link', { name: 'Administration' }).click();
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/admin');
  expect(await findUser(page.request, fullName)).toBeDefined();
});

test('leaving the grid asks nothing when the values are back or saved', async ({ page }) => {
  const { grid, fullName, renamed } = await editInGrid(page);
  await grid.edit(grid.row(renamed), 'Full Name', fullName);
  await page.getByRole('link', { name: 'Administration' }).click();
  await expect(page).toHaveURL('/admin');

  await page.goBack();
  await grid.edit(grid.row(fullName), 'Full Name', renamed);
  await grid.save();
  await page.getByRole('link', { name: 'Administration' }).click();
  await expect(page).toHaveURL('/admin');
});

test('leaving Edit User asks only while something is unsaved', async ({ page }) => {
  const { userID, fullName } = await createUser(page.request);
  await page.goto(`/admin/users?q=${fullName}`);
  await page.getByRole('link', { name: `Edit ${fullName}` }).click();
  await expect(page).toHaveURL(`/admin/users/edit/${userID}`);
  const name = page.getByRole('textbox', { name: 'Display Name' });
  await name.fill('Edited');
  for (const leave of [
    () => page.getByRole('link', { name: 'Users' }).click(),
    () => page.goBack(),
  ]) {
    await leave();
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(name).toHaveValue('Edited');
  }
  await name.fill('Nia');
  await page.getByRole('link', { name: 'Users' }).click();
  await expect(page).toHaveURL('/admin/users');
});

test('a second click on Save sends nothing more', async ({ page }) => {
  const { grid, renamed } = await editInGrid(page);
  const inGrid = await holdCalls(page, batch);
  await page.getByRole('button', { name: 'Save Changes' }).dblclick();
  await expect.poll(inGrid.count).toBe(1);
  await (await grid.cell(grid.row(renamed), 'Email')).focus();
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Control+s');
  await inGrid.release();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
  expect(inGrid.count()).toBe(1);

  const saved = await findUser(page.request, renamed);
  await page.goto(`/admin/users/edit/${saved?.userID}`);
  await page.getByRole('textbox', { name: 'Display Name' }).fill('Twice');
  const onPage = await holdCalls(page, batch);
  await page.getByRole('button', { name: 'Save' }).dblclick();
  await expect.poll(onPage.count).toBe(1);
  await page.keyboard.press('Control+s');
  await onPage.release();
  await expect(page).toHaveURL('/admin/users');
  expect(onPage.count()).toBe(1);
});

test('a failed save keeps every edit of the grid; OK refreshes', async ({ page, complaints }) => {
  complaints.provoke(/Failed to load resource/);
  const { grid, renamed } = await editInGrid(page);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await grid.editor('Short Name').fill('Draft');
  await grid.editor('Short Name').press('Enter');
  const draft = grid.element.getByRole('row').nth(1);
  await grid.edit(draft, 'Full Name', 'A draft');
  await grid.edit(draft, 'Email', `draft.${Date.now()}@demo.test`);

  const failures: [text: string, fail: () => Promise<void>][] = [
    [trouble, () => refuseCalls(page, batch, { status: 500 })],
    [
      'User does not exist.',
      () => refuseCalls(page, batch, { status: 400, body: 'BadRequest_UserDoesNotExist' }),
    ],
    ['Network error', () => cutCalls(page, batch)],
  ];
  const error = page.getByRole('dialog', { name: 'Error' });
  for (const [text, fail] of failures) {
    await fail();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(error).toContainText(text);
    const refreshed = page.waitForRequest('/api/user');
    await error.getByRole('button', { name: 'OK' }).click();
    await refreshed;
    await expect(error).toBeHidden();
    await expect(page.getByText('2 rows unsaved')).toBeVisible();
    await expect(grid.row('A draft')).toBeVisible();
    await expect(grid.row(renamed)).toBeVisible();
    await page.unroute(batch);
  }
  await expectAccessible(page);
  await grid.save();
  expect(await findUser(page.request, renamed)).toBeDefined();
});

test('a failed save stays on Edit User with what was entered', async ({ page, complaints }) => {
  complaints.provoke(/Failed to load resource/);
  const { userID, fullName } = await createUser(page.request);
  await page.goto(`/admin/users/edit/${userID}`);
  const name = page.getByRole('textbox', { name: 'Display Name' });
  await name.fill('Entered');
  for (const [text, fail] of [
    [trouble, () => refuseCalls(page, batch, { status: 500 })],
    ['Bad Request.', () => refuseCalls(page, batch, { status: 400, body: 'BadRequest' })],
    ['Network error', () => cutCalls(page, batch)],
  ] as const) {
    await fail();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText(text);
    await expect(name).toHaveValue('Entered');
    await page.unroute(batch);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/users');
  expect(await findUser(page.request, fullName)).toMatchObject({ shortName: 'Entered' });
});

test('a refresh takes in what others saved and keeps what is edited here', async ({ page }) => {
  const user = await createUser(page.request);
  await page.goto(`/admin/users?q=${user.email}`);
  const grid = new Grid(page, 'Users');
  await grid.edit(grid.row(user.fullName), 'Short Name', 'Mine');
  await saveUser(page.request, { ...user, fullName: `${user.fullName} Smith` });
  await page.getByRole('button', { name: 'Refresh' }).click();
  const row = grid.row(`${user.fullName} Smith`);
  await expect(row.getByText('Unsaved')).toBeVisible();
  await expect(await grid.cell(row, 'Short Name')).toHaveText('Mine');
  await grid.save();
  const both = { shortName: 'Mine', fullName: `${user.fullName} Smith` };
  expect(await findUser(page.request, both.fullName)).toMatchObject(both);
});

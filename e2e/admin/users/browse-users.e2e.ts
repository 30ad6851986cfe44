import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../support/accessibility';
import { superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { uma } from '../../support/demo-records';
import { Grid } from '../../support/grid';
import { createUser, findUser, freshName } from '../../support/records';

test.use({ account: superUser });

const columns = {
  'Short Name': 200,
  'Full Name': 300,
  Email: 300,
  Locale: 250,
  'Default Currency': 250,
};

test('the columns are those of the specification, in their widths', async ({ page }) => {
  await page.goto('/admin/users');
  const grid = new Grid(page, 'Users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page).toHaveTitle('Users - Authentication');
  await expect(grid.row('Ada Marchetti')).toBeVisible();
  expect(await grid.headers()).toEqual([...Object.keys(columns), 'Status', 'Edit', 'Delete']);
  for (const [name, width] of Object.entries(columns)) {
    await expect.poll(() => grid.widthOf(name), { message: name }).toBe(width);
  }
  await expectAccessible(page);
});

test('a user is added in the grid, saved and found after a reload', async ({ page }) => {
  const fullName = freshName('Ines Duarte');
  await page.goto('/admin/users');
  const grid = new Grid(page, 'Users');
  await expect(grid.row('Ada Marchetti')).toBeVisible();

  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const row = grid.element.getByRole('row').nth(1);
  await expect(row.getByText('Unsaved')).toBeVisible();
  await expect.poll(() => grid.widthOf('Status')).toBe(140);
  await expect(await grid.cell(row, 'Locale')).toHaveText('English (United Kingdom) (en-GB)');
  await expect(await grid.cell(row, 'Default Currency')).toHaveText('GBP - British Pound');
  await grid.editor('Short Name').fill('Ines');
  await grid.editor('Short Name').press('Enter');
  await grid.edit(row, 'Full Name', fullName);

  // Without an address nothing is sent, and the cell says why.
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Nothing was saved: 1 value needs attention.')).toBeVisible();
  await expect(await grid.cell(row, 'Email')).toBeFocused();
  await expectAccessible(page);
  await grid.edit(row, 'Email', `ines.${Date.now()}@demo.test`);
  await grid.choose(row, 'Locale', 'portuguese (portugal)');
  await grid.choose(row, 'Default Currency', 'EUR');

  const sent = page.waitForRequest('/api/user/batch');
  await grid.save();
  const { changes, deletes } = (await sent).postDataJSON();
  expect(deletes).toEqual([]);
  expect(changes).toHaveLength(1);
  expect(changes[0]).not.toHaveProperty('userID');
  await expect(page.getByText('Changes saved.')).toBeAttached();

  await page.reload();
  await grid.search(fullName);
  await expect(await grid.cell(grid.row(fullName), 'Locale')).toContainText('pt-PT');
  const saved = await findUser(page.request, fullName);
  expect(saved).toMatchObject({ shortName: 'Ines', locale: 'pt-PT', defaultCurrencyCode: 'EUR' });
});

test('edits are marked, dropped by Cancel, and kept by Save Changes', async ({ page }) => {
  const { fullName, userID } = await createUser(page.request);
  await page.goto(`/admin/users?q=${fullName}`);
  const grid = new Grid(page, 'Users');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await expect(grid.row(fullName)).toBeVisible();
  await expect(save).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);

  const renamed = freshName('Nia Adeyemi');
  await grid.edit(grid.row(fullName), 'Full Name', renamed);
  await expect(grid.row(renamed).getByText('Unsaved')).toBeVisible();
  await expect(page.getByText('1 row unsaved')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(grid.row(fullName)).toBeVisible();
  await expect(save).toHaveCount(0);

  // Typed back to what it was, nothing is unsaved.
  await grid.edit(grid.row(fullName), 'Full Name', renamed);
  await expect(save).toBeVisible();
  await grid.edit(grid.row(renamed), 'Full Name', fullName);
  await expect(save).toHaveCount(0);
  await expect(page.getByText('Unsaved', { exact: true })).toHaveCount(0);

  await grid.edit(grid.row(fullName), 'Full Name', renamed);
  await grid.edit(grid.row(renamed), 'Short Name', 'Nini');
  await grid.save();
  await page.goto(`/admin/users?q=${renamed}`);
  await expect(await grid.cell(grid.row(renamed), 'Short Name')).toHaveText('Nini');
  expect(await findUser(page.request, renamed)).toMatchObject({ userID, shortName: 'Nini' });
});

test('Delete Row asks, and the row goes with Save Changes', async ({ page }) => {
  const { fullName } = await createUser(page.request);
  await page.goto(`/admin/users?q=${fullName}`);
  const grid = new Grid(page, 'Users');
  const question = page.getByRole('dialog', { name: 'Delete Row' });
  await page.getByRole('button', { name: `Delete ${fullName}` }).click();
  await expect(question.getByRole('button')).toHaveText(['', 'Cancel', 'Delete']);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
  // The focus is back, without a note that would lie over the rows: only the column is called so.
  await expect(page.getByRole('button', { name: `Delete ${fullName}` })).toBeFocused();
  await page.mouse.move(5, 5);
  await expect(page.getByText('Delete', { exact: true })).toHaveCount(1);

  await page.getByRole('button', { name: `Delete ${fullName}` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(grid.row(fullName).getByText('Unsaved')).toBeVisible();
  expect(await findUser(page.request, fullName)).toBeDefined();
  await grid.save();
  await expect(page.getByText('No row matches the search and the filters.')).toBeVisible();
  expect(await findUser(page.request, fullName)).toBeUndefined();
  await expectAccessible(page);
});

test('Edit leads to the page of the record', async ({ page }) => {
  await page.goto('/admin/users?q=Uma Olsen');
  const link = page.getByRole('link', { name: 'Edit Uma Olsen' });
  await expect(link).toHaveAttribute('href', `/admin/users/edit/${uma}`);
  await link.click();
  await expect(page).toHaveURL(`/admin/users/edit/${uma}`);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/users\?q=Uma(\+|%20)Olsen$/);
  await expect(link).toBeVisible();
});

test('a limit is explained at the cell and keeps the row from being sent', async ({ page }) => {
  const { fullName } = await createUser(page.request);
  await page.goto(`/admin/users?q=${fullName}`);
  const grid = new Grid(page, 'Users');
  const cell = await grid.cell(grid.row(fullName), 'Short Name');
  await cell.dblclick();
  await grid.editor('Short Name').fill('N'.repeat(33));
  const reason = 'At most 32 characters; this has 33.';
  await expect(page.getByText(reason).first()).toBeVisible();
  await expectAccessible(page);
  await grid.editor('Short Name').press('Enter');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  await expect(cell).toHaveAttribute('aria-invalid', 'true');
  expect(await findUser(page.request, fullName)).toMatchObject({ shortName: 'Nia' });
});

test('sorting, filters, columns and density are in the address and come back', async ({ page }) => {
  await page.goto('/admin/users');
  const grid = new Grid(page, 'Users');
  await expect(grid.row('Ada Marchetti')).toBeVisible();
  await grid.sortBy('Email');
  await expect(grid.header('Email')).toHaveAttribute('aria-sort', 'ascending');
  await grid.sortBy('Email');
  await expect(grid.header('Email')).toHaveAttribute('aria-sort', 'descending');
  await grid.search('harbour.test');
  await page.getByRole('button', { name: 'Column filters' }).click();
  await page.getByRole('textbox', { name: 'Filter Full Name' }).fill('a');
  await page
    .getByRole('combobox', { name: 'Filter Locale' })
    .selectOption('English (United Kingdom) (en-GB)');
  await page.getByRole('button', { name: 'Density: normal' }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  await expectAccessible(page);
  await page.getByRole('menuitemcheckbox', { name: 'Default Currency' }).click();
  await page.keyboard.press('Escape');
  await expect(grid.header('Default Currency')).toHaveCount(0);

  const parameters = ['sort', 'q', 'filter', 'density', 'hide'];
  await expect
    .poll(() => [...new URL(page.url()).searchParams.keys()].sort())
    .toEqual(parameters.sort());
  await expect.poll(async () => (await grid.texts('Email')).length).toBeGreaterThan(1);
  const emails = await grid.texts('Email');
  expect(emails).toEqual([...emails].sort().reverse());
  const density = await page.getByRole('button', { name: /^Density/ }).getAttribute('aria-label');

  await page.reload();
  await expect(grid.header('Email')).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('textbox', { name: 'Search all columns' })).toHaveValue(
    'harbour.test',
  );
  await expect(page.getByRole('textbox', { name: 'Filter Full Name' })).toHaveValue('a');
  await expect(grid.header('Default Currency')).toHaveCount(0);
  await expect(page.getByRole('button', { name: density ?? '' })).toBeVisible();
  await expect.poll(() => grid.texts('Email')).toEqual(emails);

  await page.getByRole('textbox', { name: 'Filter Full Name' }).fill('nobody is called so');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('textbox', { name: 'Search all columns' })).toHaveValue('');
});

test('the export holds what the filter shows, and no formula', async ({ page }) => {
  const mark = freshName('export');
  await createUser(page.request, {
    fullName: `=1+1 ${mark}`,
    shortName: '@SUM(A1)',
    email: `${Date.now()}@demo.test`,
  });
  await createUser(page.request, { fullName: `Plain, "quoted" ${mark}` });
  await page.goto(`/admin/users?q=${mark}&hide=locale&sort=fullName`);
  await expect(page.getByText(/^2 of \d+ rows$/)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Users.csv');

  const text = await readFile(await download.path(), 'utf8');
  const [head, ...rows] = text.replace(/^\uFEFF/, '').split('\r\n');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(head).toBe('Short Name,Full Name,Email,Default Currency');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain(`"'@SUM(A1)","'=1+1 ${mark}",`);
  expect(rows[1]).toContain(`Nia,"Plain, ""quoted"" ${mark}",`);
});

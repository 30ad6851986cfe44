import { readFile } from 'node:fs/promises';
import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { Grid, setDensity } from '../../support/pages/grid';
import { createUser, findUser, freshName } from '../../support/records/records';

test.use({ account: superUser });

const widths = {
  'Short Name': 200,
  'Full Name': 300,
  Email: 300,
  Locale: 250,
  'Default Currency': 250,
};

test('a user is added in the grid, found after a reload, changed and deleted', async ({ page }) => {
  const [fullName, renamed] = [freshName('Ines Duarte'), freshName('Ines Braga')];
  await page.goto('/admin/users');
  const grid = new Grid(page, 'Users');
  await expect(grid.row('Ada Marchetti')).toBeVisible();
  for (const [name, width] of Object.entries(widths)) {
    await expect.poll(() => grid.widthOf(name), { message: name }).toBe(width);
  }

  // Without an unsaved row the column is empty, so that its header is hidden.
  const statusWord = page.getByRole('columnheader', { name: 'Status' }).getByText('Status');
  await expect(statusWord).toHaveCSS('clip-path', 'inset(50%)');
  await page.getByRole('button', { name: 'Add user', exact: true }).click();
  const added = grid.element.getByRole('row').nth(1);
  // Without a value the row is not pending, and Escape removes it.
  await expect(added.getByText('New row')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText('New row')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add user', exact: true }).click();
  await grid.editor('Short Name').fill('Ines');
  await grid.editor('Short Name').press('Enter');
  await expect(added.getByText('Unsaved')).toBeVisible();
  await expect(statusWord).toHaveCSS('clip-path', 'none');
  await expect.poll(() => grid.widthOf('Status')).toBe(140);
  await grid.edit(added, 'Full Name', fullName);
  // Without an address the grid sends nothing, and it moves the focus to the missing value.
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Nothing was saved: 1 value needs attention.')).toBeVisible();
  await expect(await grid.cell(added, 'Email')).toBeFocused();
  await grid.edit(added, 'Email', `ines.${Date.now()}@demo.test`);
  await grid.choose(added, 'Locale', 'portuguese (portugal)');
  await grid.save();
  const saved = { shortName: 'Ines', locale: 'pt-PT', defaultCurrencyCode: 'GBP' };
  expect(await findUser(page.request, fullName)).toMatchObject(saved);

  await page.reload();
  await grid.search(fullName);
  await expect(await grid.cell(grid.row(fullName), 'Locale')).toContainText('pt-PT');
  await grid.edit(grid.row(fullName), 'Full Name', renamed);
  await expect(page.getByText('1 row unsaved')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Unsaved', { exact: true })).toHaveCount(0);
  await grid.edit(grid.row(fullName), 'Full Name', renamed);
  await grid.save();
  await grid.search(renamed);
  await expect(grid.row(renamed)).toBeVisible();
  expect(await findUser(page.request, renamed)).toMatchObject({ shortName: 'Ines' });

  const question = page.getByRole('dialog', { name: 'Delete Row' });
  await page.getByRole('button', { name: `Delete ${renamed}` }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  // The focus is back, without a tooltip over the rows: only the column has this text.
  await expect(page.getByRole('button', { name: `Delete ${renamed}` })).toBeFocused();
  await page.mouse.move(5, 5);
  await expect(page.getByText('Delete', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: `Delete ${renamed}` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(grid.row(renamed).getByText('Unsaved')).toBeVisible();
  await grid.save();
  await expect(page.getByText('No row matches the search and the filters.')).toBeVisible();
  expect(await findUser(page.request, renamed)).toBeUndefined();
});

test('the address keeps sorting, filters, columns and density over a reload', async ({ page }) => {
  await page.goto('/admin/users');
  const grid = new Grid(page, 'Users');
  await expect(grid.row('Ada Marchetti')).toBeVisible();
  await grid.sortBy('Email');
  await grid.sortBy('Email');
  await expect(grid.header('Email')).toHaveAttribute('aria-sort', 'descending');
  await grid.search('harbour.test');
  await page.getByRole('button', { name: 'Filter rows' }).click();
  await page.getByRole('textbox', { name: 'Filter Full Name' }).fill('a');
  await page
    .getByRole('combobox', { name: 'Filter Locale' })
    .selectOption('English (United Kingdom) (en-GB)');
  await setDensity(page, 'Roomy');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Default Currency' }).click();
  await page.keyboard.press('Escape');
  await expect(grid.header('Default Currency')).toHaveCount(0);

  const parameters = ['density', 'filter', 'hide', 'q', 'sort'];
  await expect.poll(() => [...new URL(page.url()).searchParams.keys()].sort()).toEqual(parameters);
  await expect.poll(async () => (await grid.texts('Email')).length).toBeGreaterThan(1);
  const emails = await grid.texts('Email');
  expect(emails).toEqual([...emails].sort().reverse());

  await page.reload();
  await expect(grid.header('Email')).toHaveAttribute('aria-sort', 'descending');
  const search = page.getByRole('textbox', { name: 'Search all columns' });
  await expect(search).toHaveValue('harbour.test');
  await expect(page.getByRole('textbox', { name: 'Filter Full Name' })).toHaveValue('a');
  await expect(grid.header('Default Currency')).toHaveCount(0);
  await expect(grid.element).toHaveCSS('--grid-row-height', '48px');
  await expect.poll(() => grid.texts('Email')).toEqual(emails);
});

test('the export has the rows of the filter, and no formula', async ({ page }) => {
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
  expect(download.suggestedFilename()).toMatch(/^Users \d{4}-\d\d-\d\d\.csv$/);

  const text = await readFile(await download.path(), 'utf8');
  const [head, ...rows] = text.replace(/^\uFEFF/, '').split('\r\n');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(head).toBe('Short Name,Full Name,Email,Default Currency');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain(`'@SUM(A1),'=1+1 ${mark},`);
  expect(rows[1]).toContain(`Nia,"Plain, ""quoted"" ${mark}",`);
});

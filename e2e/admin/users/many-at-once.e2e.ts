import { readFile } from 'node:fs/promises';
import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/pages/grid';
import { createUser, findUser, freshName } from '../../support/records/records';

test.use({ account: superUser });

test('users are selected by keys, changed, exported and deleted together', async ({ page }) => {
  const family = freshName('Okonkwo');
  const names = ['Ama', 'Bea', 'Cyd'].map((name) => `${name} ${family}`);
  for (const fullName of names) await createUser(page.request, { fullName });
  await page.goto('/admin/users?sort=fullName');
  const grid = new Grid(page, 'Users');
  const bar = page.getByRole('toolbar', { name: 'Selected rows' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await grid.search(family);
  await expect(page.getByText(/^3 of \d+ rows$/)).toBeVisible();

  await (await grid.cell(grid.row(names[0] ?? ''), 'Email')).click();
  await page.keyboard.press('Shift+Space');
  await expect(bar).toContainText('1 row selected');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar).toContainText('2 rows selected');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(bar).toContainText('3 rows selected');

  await bar.getByRole('button', { name: 'Change a field' }).click();
  await page.getByRole('combobox', { name: 'Field' }).fill('Short');
  await page.getByRole('option', { name: 'Short Name' }).click();
  await page.getByRole('textbox', { name: 'New value' }).fill('Oko');
  await button('Change 3 rows').click();
  await button('Save Changes').click();
  await expect(button('Save Changes')).toHaveCount(0);
  for (const name of names) {
    expect(await findUser(page.request, name)).toMatchObject({ shortName: 'Oko' });
  }

  await page.getByRole('checkbox', { name: `Select ${names[1]}` }).click();
  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Users \d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual([names[0], names[2]]);

  await bar.getByRole('button', { name: 'Delete' }).click();
  await button('Delete 2 rows').click();
  await button('Save Changes').click();
  await expect(grid.row(names[0] ?? '')).toHaveCount(0);
  expect(await findUser(page.request, names[1] ?? '')).toBeDefined();
  expect(await findUser(page.request, names[2] ?? '')).toBeUndefined();
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
});

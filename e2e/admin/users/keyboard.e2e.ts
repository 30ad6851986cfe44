import { superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/grid';
import { moveTo, press } from '../../support/keyboard';
import { createUser, findUser, freshName } from '../../support/records';

test.use({ account: superUser });

// Nothing in this file uses the mouse, and after every key the focus can be seen.

test('a user is created with the keyboard alone', async ({ page }) => {
  const fullName = freshName('Kei Board');
  await page.goto('/admin/users/edit/new');
  await expect(page.getByRole('heading', { name: 'Create User' })).toBeVisible();
  await press(page, 'Tab');
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await moveTo(page, page.getByRole('textbox', { name: 'Display Name' }));
  await page.keyboard.type('Kei');
  await moveTo(page, page.getByRole('textbox', { name: 'Full Name' }));
  await page.keyboard.type(fullName);
  await moveTo(page, page.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type(`kei.${Date.now()}@demo.test`);
  await moveTo(page, page.getByRole('combobox', { name: 'Locale' }));
  await page.keyboard.type('ja-JP');
  await expect(page.getByRole('option', { name: /ja-JP/ })).toBeVisible();
  await press(page, 'ArrowDown', 'Enter');
  await moveTo(page, page.getByRole('switch', { name: 'Server Administrator' }));
  await press(page, ' ');
  await moveTo(page, page.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/admin/users');
  await expect(page.getByRole('heading', { name: 'Users' })).toBeFocused();
  const saved = { shortName: 'Kei', locale: 'ja-JP', scopes: ['superuser'] };
  expect(await findUser(page.request, fullName)).toMatchObject(saved);
});

test('a cell is edited and saved with the keyboard alone', async ({ page }) => {
  const { fullName } = await createUser(page.request);
  await page.goto('/admin/users');
  const grid = new Grid(page, 'Users');
  await expect(grid.element.getByRole('rowheader').first()).toBeVisible();
  await moveTo(page, page.getByRole('textbox', { name: 'Search all columns' }));
  await page.keyboard.type(fullName);
  await expect(page.getByText(/^1 of \d+ rows$/)).toBeVisible();

  const shortName = await grid.cell(grid.row(fullName), 'Short Name');
  await moveTo(page, shortName);
  await press(page, 'F2');
  await expect(grid.editor('Short Name')).toBeFocused();
  await page.keyboard.type('Keyed');
  await press(page, 'Tab');
  await expect(shortName).toHaveText('Keyed');
  await press(page, 'ArrowRight', 'ArrowRight', 'Enter');
  const locale = grid.element.getByRole('combobox', { name: 'Locale' });
  await expect(locale).toBeFocused();
  await page.keyboard.type('cy-GB');
  await press(page, 'Enter');
  await expect(await grid.cell(grid.row(fullName), 'Locale')).toContainText('cy-GB');
  // Escape drops what is being typed and nothing else.
  await press(page, 'Home', 'X', 'Escape');
  await expect(shortName).toHaveText('Keyed');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
  const saved = { shortName: 'Keyed', locale: 'cy-GB' };
  expect(await findUser(page.request, fullName)).toMatchObject(saved);
});

test('a row is added and another deleted with the keyboard alone', async ({ page }) => {
  const { fullName } = await createUser(page.request);
  const added = freshName('Nora Vik');
  await page.goto(`/admin/users?q=${fullName}`);
  const grid = new Grid(page, 'Users');
  await expect(grid.row(fullName)).toBeVisible();
  await moveTo(page, page.getByRole('button', { name: 'Add', exact: true }));
  await press(page, 'Enter');
  await page.keyboard.type('Ad');
  await press(page, 'Tab');
  await page.keyboard.type(added);
  await press(page, 'Tab');
  await page.keyboard.type(`added.${Date.now()}@demo.test`);
  await press(page, 'Enter');

  // The grid is one stop; the arrows lead to the button of the row.
  await press(page, 'End');
  await expect(page.getByRole('button', { name: `Delete ${fullName}` })).toBeFocused();
  await press(page, 'Enter');
  const question = page.getByRole('dialog', { name: 'Delete Row' });
  await moveTo(page, question.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(grid.row(fullName).getByText('Unsaved')).toBeVisible();
  await moveTo(page, page.getByRole('button', { name: 'Save Changes' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
  expect(await findUser(page.request, fullName)).toBeUndefined();
  expect(await findUser(page.request, added)).toMatchObject({ shortName: 'Ad' });
});

test('a record is opened, edited and deleted with the keyboard alone', async ({ page }) => {
  const { fullName } = await createUser(page.request);
  await page.goto(`/admin/users?q=${fullName}`);
  const grid = new Grid(page, 'Users');
  await expect(grid.row(fullName)).toBeVisible();
  await moveTo(page, await grid.cell(grid.row(fullName), 'Short Name'));
  await moveTo(page, page.getByRole('link', { name: `Edit ${fullName}` }), 'ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Edit User' })).toBeFocused();
  await moveTo(page, page.getByRole('textbox', { name: 'Display Name' }));
  await page.keyboard.type('Changed');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL('/admin/users');
  expect(await findUser(page.request, fullName)).toMatchObject({ shortName: 'Changed' });

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Edit User' })).toBeFocused();
  await moveTo(page, page.getByRole('button', { name: 'Delete' }));
  await press(page, 'Enter');
  const question = page.getByRole('dialog', { name: 'Delete' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await moveTo(page, question.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/users');
  expect(await findUser(page.request, fullName)).toBeUndefined();
});

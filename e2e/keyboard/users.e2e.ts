import { superUser } from '../support/accounts';
import { Grid } from '../support/grid';
import { expect, test } from '../support/keyboard-only';
import { createUser, findUser, freshName } from '../support/records';

test.use({ account: superUser });

test('a user is created, edited and deleted', async ({ page, keyboard }) => {
  const fullName = freshName('Kei');
  const grid = new Grid(page, 'Users');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const findInGrid = async (key = 'Tab') => {
    await keyboard.reach(page.getByRole('textbox', { name: 'Search all columns' }), key);
    await keyboard.type(fullName);
    await expect(page.getByText(/^1 of \d+ rows$/)).toBeVisible();
    await keyboard.reach(grid.element.locator('[tabindex="0"]'));
  };

  await keyboard.open('/admin', 'Administration summary');
  await keyboard.reach(page.getByRole('link', { name: 'Browse users' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Users' })).toBeFocused();
  await expect(grid.element.getByRole('rowheader').first()).toBeVisible();
  await keyboard.reach(button('Add'));
  await keyboard.press('Enter');
  await expect(grid.editor('Short Name')).toBeFocused();
  await keyboard.type('Kei');
  await keyboard.press('Tab');
  await expect(grid.editor('Short Name')).toHaveCount(0);
  await keyboard.type(fullName);
  await expect(grid.editor('Full Name')).toHaveValue(fullName);
  await keyboard.press('Tab');
  await expect(grid.editor('Full Name')).toHaveCount(0);
  const email = `${fullName.replaceAll(' ', '.')}@demo.test`;
  await keyboard.type(email);
  await expect(grid.editor('Email')).toHaveValue(email);
  await keyboard.press('Enter');
  await expect(grid.editor('Email')).toHaveCount(0);
  await keyboard.reach(button('Save Changes'), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(button('Save Changes')).toHaveCount(0);
  await keyboard.expectFocusSeen('after Save Changes is gone');
  expect(await findUser(page.request, fullName)).toMatchObject({ shortName: 'Kei' });

  await findInGrid('Shift+Tab');
  await keyboard.reach(page.getByRole('link', { name: `Edit ${fullName}` }), 'ArrowRight');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Edit User' })).toBeFocused();
  await keyboard.reach(page.getByRole('textbox', { name: 'Display Name' }));
  await keyboard.press('Control+a');
  await keyboard.type('Edited');
  const locale = page.getByRole('combobox', { name: 'Locale' });
  await keyboard.reach(locale);
  await keyboard.press('Control+a');
  await keyboard.type('cy-GB');
  await expect(page.getByRole('option', { name: /cy-GB/ })).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(1);
  await keyboard.press('ArrowDown', 'Enter');
  await expect(locale).toHaveValue(/cy-GB/);
  await keyboard.reach(button('Save'));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Users' })).toBeFocused();
  const edited = { shortName: 'Edited', locale: 'cy-GB' };
  expect(await findUser(page.request, fullName)).toMatchObject(edited);

  await findInGrid();
  await keyboard.reach(page.getByRole('button', { name: `Delete ${fullName}` }), 'ArrowRight');
  await keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete Row' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.reach(question.getByRole('button', { name: 'Delete' }));
  await keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(grid.row(fullName).getByText('Unsaved')).toBeVisible();
  await keyboard.press('Control+s');
  await expect(button('Save Changes')).toHaveCount(0);
  await expect(grid.row(fullName)).toHaveCount(0);
  await keyboard.expectFocusSeen('after the row is gone');
  expect(await findUser(page.request, fullName)).toBeUndefined();
});

test('a cell is edited, another change is dropped, and the rest is saved', async ({
  page,
  keyboard,
}) => {
  const { fullName } = await createUser(page.request);
  await keyboard.open('/admin/users', 'Users');
  const grid = new Grid(page, 'Users');
  await keyboard.reach(page.getByRole('textbox', { name: 'Search all columns' }));
  await keyboard.type(fullName);
  await expect(page.getByText(/^1 of \d+ rows$/)).toBeVisible();
  const shortName = await grid.cell(grid.row(fullName), 'Short Name');
  await keyboard.reach(shortName);
  await keyboard.press('F2');
  await expect(grid.editor('Short Name')).toBeFocused();
  await keyboard.press('Control+a');
  await keyboard.type('Keyed');
  await keyboard.press('Enter');
  await expect(shortName).toHaveText('Keyed');
  await expect(grid.editor('Short Name')).toHaveCount(0);

  // Escape drops what is being typed and nothing else.
  await keyboard.reach(await grid.cell(grid.row(fullName), 'Email'), 'ArrowRight');
  await keyboard.type('x');
  await expect(grid.editor('Email')).toHaveValue('x');
  await keyboard.press('Escape');
  await expect(grid.editor('Email')).toHaveCount(0);
  await expect(shortName).toHaveText('Keyed');

  const save = page.getByRole('button', { name: 'Save Changes' });
  await keyboard.reach(save, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(save).toHaveCount(0);
  await keyboard.expectFocusSeen('after Save Changes is gone');
  expect(await findUser(page.request, fullName)).toMatchObject({ shortName: 'Keyed' });
});

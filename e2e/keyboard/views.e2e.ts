import { superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/keyboard-only';
import { Grid } from '../support/pages/grid';

test.use({ account: superUser });

test('a view is made, saved, chosen and reset by keys alone', async ({ page, keyboard }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const grid = new Grid(page, 'Users');
  await keyboard.open('/admin/users', 'Users');
  await expect(grid.element.getByRole('rowheader').first()).toBeVisible();
  // It comes with the first key.
  await expect(grid.header('Last Seen')).toBeVisible();
  const byDefault = await grid.headers();
  await keyboard.reach(button('Columns'));
  await keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await keyboard.reach(page.getByRole('menuitemradio', { name: 'Roomy' }), 'ArrowDown');
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  await keyboard.reach(button('Refresh'));
  await keyboard.press('Tab');
  const header = grid.element.getByRole('button', { name: 'Short Name', exact: true });
  await keyboard.reach(header, 'ArrowUp');
  await keyboard.reach(button('Short Name column menu'), 'ArrowRight');
  await keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await keyboard.reach(page.getByRole('menuitem', { name: 'Move right' }), 'ArrowDown');
  await keyboard.press('Enter');
  await expect
    .poll(() => grid.headers())
    .toEqual([byDefault[1], byDefault[0], ...byDefault.slice(2)]);
  await keyboard.press('Escape');

  await keyboard.reach(button('Columns'), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await keyboard.reach(page.getByRole('menuitem', { name: 'Save view as...' }), 'ArrowDown');
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await keyboard.type('Made by keys');
  await keyboard.press('Enter');
  await expect(button('Columns')).toBeFocused();
  await keyboard.reach(button('Reset view'), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect.poll(() => grid.headers()).toEqual(byDefault);
  await expect(button('Columns')).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await keyboard.reach(page.getByRole('menuitemradio', { name: 'Made by keys' }), 'ArrowDown');
  await keyboard.press('Enter');
  await expect(grid.element).toHaveCSS('--grid-row-height', '48px');
});

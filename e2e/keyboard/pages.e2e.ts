import { superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/keyboard-only';
import { harbourRestaurants } from '../support/records/demo-records';

test.use({ account: superUser });

test('letters lead through the pages and to a search, are listed, and turned off', async ({
  page,
  keyboard,
}) => {
  await keyboard.open('/admin/auditlogs', 'Audit Logs');
  await keyboard.press('g', 'u');
  await expect(page.getByRole('heading', { name: 'Users', exact: true })).toBeFocused();
  await keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Search all columns' })).toBeFocused();
  await keyboard.type('gc');
  await expect(page).toHaveURL(/\/admin\/users\?q=gc$/);
  await keyboard.press('Tab', 'g', 'd');
  await expect(page.getByRole('heading', { name: 'Edit Deployment Server' })).toBeFocused();

  await keyboard.press('g', 'u', '?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const act = list.getByRole('switch', { name: 'Single keys act' });
  await expect(act).toBeFocused();
  await expect(list.getByText('Select the row', { exact: true })).toBeVisible();
  await keyboard.press('Space');
  await expect(act).not.toBeChecked();
  await keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await keyboard.press('g', 'c', '?');
  await expect(page).toHaveURL('/admin/users');
  await expect(list).toHaveCount(0);
});

test('the list beside the page is folded and opened, and leads on', async ({ page, keyboard }) => {
  await keyboard.open(`/organisation/${harbourRestaurants}/teams`, 'Teams');
  const pages = page.getByRole('navigation', { name: 'Organisation pages' });
  const titles = page.getByRole('button', { name: 'Titles of the pages' });
  // Until a person folds it, it follows the width of the window.
  for (const [width, isOpen] of [
    [1100, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(titles).toHaveAttribute('aria-expanded', String(isOpen));
  }
  await keyboard.reach(titles, 'Shift+Tab', 25);
  for (const isOpen of [false, true, false]) {
    await keyboard.press('Enter');
    await expect(titles).toHaveAttribute('aria-expanded', String(isOpen));
  }
  await keyboard.reach(pages.getByRole('link', { name: 'System Health' }));
  await expect(pages.getByText('System Health')).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'System Health' })).toBeFocused();
});

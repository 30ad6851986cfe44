import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/pages/grid';

test.use({ account: superUser });

test('who was not seen for 90 days is found by the keyboard and by a link', async ({ page }) => {
  await page.goto('/admin/users');
  const grid = new Grid(page, 'Users');
  await expect(grid.element.getByRole('rowheader').first()).toBeVisible();
  const toggle = page.getByRole('button', { name: 'Not seen for 90 days' });
  await page.keyboard.press('Shift');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: ' of ' })).toBeVisible();
  const headers = (await grid.headers()).map((text) => text.split('\n')[0]);
  expect(headers[headers.indexOf('Default Currency') + 1]).toBe('Last Seen');
  await expect(page).toHaveURL(/-90d/);
  // "Never" is older than every moment.
  await page.goto(`${page.url()}&sort=lastSeen`);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(grid.element.getByRole('gridcell', { name: 'Never' }).first()).toBeVisible();
  // Sam has just come.
  await grid.search('super@demo.test');
  await expect(page.getByText('No row matches the search and the filters.')).toBeVisible();
});

import { expect, test } from '../../support/console-test';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';

test('the views of a grid, their menu and their dialogs are accessible', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const choose = async (item: string) => {
    await button('Views').click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await page.goto('/admin/users?mock=clear&density=compact');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await choose('Save view as...');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('N'.repeat(41));
  await page.keyboard.press('Enter');
  await expect(page.getByText('At most 40 characters; this has 41.')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await name.fill('N'.repeat(40));
  await page.keyboard.press('Enter');
  await button('Density: compact').click();
  await expect(page.getByText('changed', { exact: true })).toBeVisible();
  await expectAccessible(page, 'main');
  await expectNarrowAccessible(page);
  await button('Views').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, '[role="menu"]');
  await page.keyboard.press('Escape');
  await choose('Delete...');
  await expect(page.getByRole('dialog', { name: 'Delete view' })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');

  await page.setViewportSize({ width: 390, height: 800 });
  await page.keyboard.press('Escape');
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBe(390);
  await expect(button('Refresh')).toBeInViewport();
  await expectNarrowAccessible(page);
});

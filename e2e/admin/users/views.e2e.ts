import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { Grid, setDensity } from '../../support/pages/grid';

test.use({ account: superUser, permissions: ['clipboard-read', 'clipboard-write'] });

test('a view is remembered, saved under a name, sent as a link and reset', async ({
  page,
  browser,
  baseURL,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  const grid = new Grid(page, 'Users');
  // The column of the last use comes with the first movement.
  const headersOf = async (each: Grid) =>
    (await each.headers()).filter((name) => name !== 'Last Seen');
  await page.goto('/admin/users');
  await expect(grid.element.getByRole('rowheader').first()).toBeVisible();
  const byDefault = await headersOf(grid);
  await grid.sortBy('Email');
  await button('Email column menu').click();
  await item('Move left').click();
  await item('Move left').click();
  await page.keyboard.press('Escape');
  await setDensity(page, 'Roomy');
  await expect
    .poll(() => headersOf(grid))
    .toEqual([byDefault[2], ...byDefault.filter((_, i) => i !== 2)]);
  const arranged = await headersOf(grid);
  await page.waitForURL(/order=email.*density=roomy/);

  // Another page, and back by a link without a view.
  await page.getByRole('link', { name: 'Administration' }).click();
  await page.goto('/admin/users');
  await expect.poll(() => headersOf(grid)).toEqual(arranged);
  await page.waitForURL(/order=email.*density=roomy/);

  await button('Columns').click();
  await item('Save view as...').click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('By address');
  await page.keyboard.press('Enter');
  await expect(button('Columns')).toBeFocused();
  await expect(page.getByText('By address', { exact: true })).toBeVisible();
  await button('Columns').click();
  await item('Copy link').click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.startsWith(`${baseURL}/admin/users?`)).toBe(true);

  await button('Reset view').click();
  await expect.poll(() => headersOf(grid)).toEqual(byDefault);
  await expect(page).toHaveURL('/admin/users');
  await button('Columns').click();
  await page.getByRole('menuitemradio', { name: 'By address' }).click();
  await expect.poll(() => headersOf(grid)).toEqual(arranged);

  // A colleague's browser remembers nothing.
  const colleague = await browser.newContext({
    storageState: await page.context().storageState({}),
  });
  const other = await colleague.newPage();
  await other.goto('/');
  await other.evaluate(() => localStorage.clear());
  await other.goto(link);
  await expect.poll(() => new Grid(other, 'Users').headers()).toEqual(arranged);
  await expect(other.getByRole('grid')).toHaveCSS('--grid-row-height', '48px');
  await colleague.close();
});

import { superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { expectNoSidewaysScroll } from '../support/pages/narrow';

test.use({ account: superUser });

test('a search leads to its matches, Back restores it, and ids can be copied', async ({
  page,
  context,
  complaints,
}) => {
  complaints.provoke(/404 \(Not Found\)/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin/entitylookup');
  const box = page.getByPlaceholder('Enter an outlet/account/device/other id');
  const matches = page.getByRole('region', { name: 'Matches' }).getByRole('listitem');
  await box.fill('quay');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(matches.filter({ hasText: 'Quay Street' }).first()).toBeVisible();
  await expect(page).toHaveURL('/admin/entitylookup?filter=quay');
  await box.fill('HQUAY');
  await box.press('Enter');
  await expect(matches).toHaveCount(1);
  await expect(box).toBeFocused();
  await page.getByRole('button', { name: 'Copy organisation id of Harbour Quay' }).click();
  const harbourQuay = '20000000-0000-4000-8000-000000000004';
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(harbourQuay);

  // The name of an organisation links to an address that only points back here
  // (docs/product/reports.md#lookup-targets).
  await matches.getByRole('link', { name: 'Harbour Quay Organisation' }).click();
  await expect(page).toHaveURL(`/admin/integrationserver/edit/${harbourQuay}`);
  await page.getByRole('link', { name: 'Look up this id' }).click();
  await expect(page).toHaveURL(`/admin/entitylookup?filter=${harbourQuay}`);
  await expect(matches.getByRole('link', { name: 'Harbour Quay', exact: true })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(box).toHaveValue('quay');
  await expect(matches.filter({ hasText: 'Quay Street' }).first()).toBeVisible();
});

test('Entity Lookup works with the keyboard alone on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/entitylookup');
  await page.getByPlaceholder('Enter an outlet/account/device/other id').focus();
  await page.keyboard.type('uma olsen');
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: 'Uma Olsen User' });
  await expect(link).toBeVisible();
  await expectNoSidewaysScroll(page);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/users/edit/10000000-0000-4000-8000-000000000003');
});

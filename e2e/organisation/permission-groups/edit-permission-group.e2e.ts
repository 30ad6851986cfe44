import { organisationAdministrator } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { harbourRestaurants } from '../../support/records/demo-records';
import { findPermissionGroup } from '../../support/records/permission-group-records';
import { freshName } from '../../support/records/records';

test.use({ account: organisationAdministrator });

const list = `/organisation/${harbourRestaurants}/permissiongroups`;

test('a group is built from profiles, changed on the other tab, and deleted', async ({ page }) => {
  const name = freshName('Crew');
  await page.goto(`${list}/edit/new`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Permission Group');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  for (const profile of ['Sales Insights', 'System Installation', 'Config Access']) {
    await page.getByRole('checkbox', { name: profile }).check();
  }
  await page.getByRole('checkbox', { name: 'Config Access' }).uncheck();
  await page.getByRole('checkbox', { name: 'System Installation' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(list);
  const ofSales = [
    { permissionID: 31, allowedActions: 8 },
    { permissionID: 32, allowedActions: 8 },
  ];
  const saved = await findPermissionGroup(page.request, name);
  expect(saved).toMatchObject({ organisationDefault: false, permissions: ofSales });

  await page.goto(`${list}/edit/${saved?.userPermissionGroupID}`);
  await page.getByRole('tab', { name: 'Advanced' }).click();
  await expect(page).toHaveURL(/\?tab=advanced$/);
  await page.reload();
  await page
    .getByRole('radiogroup', { name: 'Config_PLUs', exact: true })
    .getByRole('radio', { name: 'All' })
    .check();
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(list);
  expect((await findPermissionGroup(page.request, name))?.permissions).toEqual([
    { permissionID: 2, allowedActions: 15 },
    ...ofSales,
  ]);

  await page.goto(`${list}/edit/${saved?.userPermissionGroupID}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(list);
  expect(await findPermissionGroup(page.request, name)).toBeUndefined();
});

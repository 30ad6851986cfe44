import { organisationAdministrator } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/pages/grid';
import { harbourRestaurants } from '../../support/records/demo-records';
import {
  findPermissionGroup,
  savePermissionGroup,
} from '../../support/records/permission-group-records';
import { freshName } from '../../support/records/records';

test.use({ account: organisationAdministrator });

const list = `/organisation/${harbourRestaurants}/permissiongroups`;

test('a group is renamed with its permissions, duplicated and deleted in the list', async ({
  page,
}) => {
  const permissions = [
    { permissionID: 4094 as const, allowedActions: 8 },
    { permissionID: 31 as const, allowedActions: 3 },
  ];
  const { name } = await savePermissionGroup(page.request, { permissions });
  await page.goto(list);
  await expect(page).toHaveTitle('Permission Groups - Authentication');
  const grid = new Grid(page, 'Permission Groups');
  await expect(grid.row(name)).toBeVisible();
  expect((await grid.headers()).slice(0, 2)).toEqual(['Name', 'Default']);
  expect(await grid.widthOf('Name')).toBe(300);
  expect(await grid.widthOf('Default')).toBe(100);

  const renamed = freshName('Renamed');
  await grid.edit(grid.row(name), 'Name', renamed);
  await expect(grid.row(renamed)).toContainText('Unsaved');
  await grid.save();
  await page.reload();
  await expect(grid.row(renamed)).toBeVisible();
  const original = await findPermissionGroup(page.request, renamed);
  expect(original).toMatchObject({ permissions: expect.arrayContaining(permissions) });

  await page.getByRole('button', { name: `More actions for ${renamed}` }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Permission Group');
  const copy = `${renamed} copy`;
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(copy);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(list);
  expect(await findPermissionGroup(page.request, copy)).toMatchObject({
    organisationDefault: false,
    permissions: expect.arrayContaining(permissions),
  });
  expect(await findPermissionGroup(page.request, renamed)).toEqual(original);

  await grid.row(copy).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await grid.save();
  await expect(grid.row(copy)).toHaveCount(0);
  expect(await findPermissionGroup(page.request, copy)).toBeUndefined();
});

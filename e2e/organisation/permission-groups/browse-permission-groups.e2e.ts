import { expectAccessible } from '../../support/accessibility';
import { organisationAdministrator } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { harbourRestaurants } from '../../support/demo-records';
import { Grid } from '../../support/grid';
import { press } from '../../support/keyboard';
import { findPermissionGroup, savePermissionGroup } from '../../support/permission-group-records';
import { freshName } from '../../support/records';

test.use({ account: organisationAdministrator });

const list = `/organisation/${harbourRestaurants}/permissiongroups`;

test('the list has name and default in their widths; a rename leaves the permissions', async ({
  page,
}) => {
  const permissions = [{ permissionID: 2 as const, allowedActions: 9 }];
  const { name } = await savePermissionGroup(page.request, { permissions });
  await page.goto(list);
  await expect(page).toHaveTitle('Permission Groups - Authentication');
  const grid = new Grid(page, 'Permission Groups');
  await expect(grid.row(name)).toBeVisible();
  expect((await grid.headers()).slice(0, 2)).toEqual(['Name', 'Default']);
  expect(await grid.widthOf('Name')).toBe(300);
  expect(await grid.widthOf('Default')).toBe(100);
  await expect(await grid.cell(grid.row('Everyone'), 'Default')).toHaveText('Yes');
  await expectAccessible(page);

  const renamed = freshName('Renamed');
  await grid.edit(grid.row(name), 'Name', renamed);
  await expect(grid.row(renamed)).toContainText('Unsaved');
  await grid.save();
  await page.reload();
  await expect(grid.row(renamed)).toBeVisible();
  expect(await findPermissionGroup(page.request, renamed)).toMatchObject({ permissions });
});

test('a group is deleted, but not one that access links have', async ({ page, complaints }) => {
  complaints.provoke(/400 \(Bad Request\)/);
  const { name } = await savePermissionGroup(page.request);
  await page.goto(list);
  const grid = new Grid(page, 'Permission Groups');
  const remove = async (group: string) => {
    await grid.row(group).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
  };
  await remove(name);
  await expect(grid.row(name)).toHaveCount(0);
  expect(await findPermissionGroup(page.request, name)).toBeUndefined();
  await page.reload();
  await remove('Managers');
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(
    /There was a problem deleting this record\. Please try again later\. \d+ access links have the permission group Managers, so that it cannot be deleted\./,
  );
  expect(await findPermissionGroup(page.request, 'Managers')).toBeDefined();
});

test('a group is duplicated from the list with the keyboard, and its copy saved', async ({
  page,
}) => {
  const permissions = [
    { permissionID: 4094 as const, allowedActions: 8 },
    { permissionID: 31 as const, allowedActions: 3 },
  ];
  const original = await savePermissionGroup(page.request, { permissions });
  await page.goto(list);
  const grid = new Grid(page, 'Permission Groups');
  await (await grid.cell(grid.row(original.name), 'Name')).click();
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect(page.getByRole('link', { name: `Duplicate ${original.name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Permission Group');
  const copy = `${original.name} copy`;
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(copy);
  expect(await findPermissionGroup(page.request, copy)).toBeUndefined();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(list);
  expect(await findPermissionGroup(page.request, copy)).toMatchObject({
    organisationDefault: false,
    permissions: expect.arrayContaining(permissions),
  });
  expect(await findPermissionGroup(page.request, original.name)).toEqual(original);
});

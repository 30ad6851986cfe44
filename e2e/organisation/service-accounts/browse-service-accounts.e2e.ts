import { organisationAdministrator } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/pages/grid';
import { harbourRestaurants } from '../../support/records/demo-records';
import { freshName } from '../../support/records/records';
import { findServiceAccount } from '../../support/records/service-account-records';

test.use({ account: organisationAdministrator });

const list = `/organisation/${harbourRestaurants}/serviceaccounts`;

test('an account is added, changed and deleted in the list', async ({ page }) => {
  const name = freshName('Reader');
  await page.goto(list);
  await expect(page).toHaveTitle('Service Accounts - Authentication');
  const grid = new Grid(page, 'Service Accounts');
  const restriction = await grid.cell(grid.row('Quay Street POS'), 'Restriction');
  await expect(restriction).toHaveText('Quay Street');
  await page.getByRole('button', { name: 'Add service account', exact: true }).click();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const type = await grid.cell(grid.row(name), 'Type');
  await expect(type).toHaveAccessibleName(/Choose a type\./);
  await grid.choose(grid.row(name), 'Type', 'Readonly');
  await grid.save();
  await page.reload();
  expect(await findServiceAccount(page.request, name)).toMatchObject({ serviceAccountType: 5 });

  await grid.choose(grid.row(name), 'Type', 'Install');
  await grid.save();
  expect(await findServiceAccount(page.request, name)).toMatchObject({ serviceAccountType: 4 });
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await grid.save();
  expect(await findServiceAccount(page.request, name)).toBeUndefined();
});

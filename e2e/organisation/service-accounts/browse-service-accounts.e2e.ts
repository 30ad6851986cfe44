import { expectAccessible } from '../../support/accessibility';
import { organisationAdministrator } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/grid';
import { refuseCalls } from '../../support/provoke';
import { freshName } from '../../support/records';
import {
  findServiceAccount,
  harbour,
  saveServiceAccount,
} from '../../support/service-account-records';

test.use({ account: organisationAdministrator });

const list = `/organisation/${harbour}/serviceaccounts`;

test('the list shows name, type and the outlet of a restriction, or that it is not known', async ({
  page,
  complaints,
}) => {
  await page.goto(list);
  const grid = new Grid(page, 'Service Accounts');
  await expect(page).toHaveTitle('Service Accounts - Authentication');
  const row = grid.row('Quay Street POS');
  await expect(await grid.cell(row, 'Restriction')).toHaveText('Quay Street');
  expect((await grid.headers()).slice(0, 3)).toEqual(['Name', 'Type', 'Restriction']);
  await expect(await grid.cell(row, 'Type')).toHaveText('POS Server');
  await expectAccessible(page);

  complaints.provoke(/503 \(Service Unavailable\)/);
  await refuseCalls(page, '**/outlets/nodes', { status: 503 });
  await page.reload();
  await expect(await grid.cell(row, 'Restriction')).toHaveText('Could not be loaded');
  await row.getByText('Could not be loaded').hover();
  await expect(
    page.getByText(/^Outlet list could not be retrieved from POSCore for this organisation\./),
  ).toBeVisible();
  await page.unroute('**/outlets/nodes');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(await grid.cell(row, 'Restriction')).toHaveText('Quay Street');
});

test('an account is added, changed and deleted in the list', async ({ page }) => {
  const name = freshName('Reader');
  await page.goto(list);
  const grid = new Grid(page, 'Service Accounts');
  await expect(grid.row('Partner feed')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const type = await grid.cell(grid.row(name), 'Type');
  await expect(type).toHaveAccessibleName(/Choose a type\./);
  await grid.choose(grid.row(name), 'Type', 'Readonly');
  await grid.save();
  await page.reload();
  expect(await findServiceAccount(page.request, name)).toMatchObject({ serviceAccountType: 5 });

  const feed = await saveServiceAccount(page.request, {
    serviceAccountType: 7,
    integrationServerPermissions: [39],
  });
  await page.reload();
  await grid.choose(grid.row(feed.name), 'Type', 'Install');
  await grid
    .row(name)
    .getByRole('button', { name: /Delete/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await grid.save();
  expect(await findServiceAccount(page.request, name)).toBeUndefined();
  expect(await findServiceAccount(page.request, feed.name)).toMatchObject({
    serviceAccountType: 4,
    integrationServerPermissions: [],
  });
});

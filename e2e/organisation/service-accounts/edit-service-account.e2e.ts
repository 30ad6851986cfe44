import { organisationAdministrator } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { harbourRestaurants } from '../../support/records/demo-records';
import { freshName } from '../../support/records/records';
import { findServiceAccount } from '../../support/records/service-account-records';

test.use({ account: organisationAdministrator });

const list = `/organisation/${harbourRestaurants}/serviceaccounts`;

test('an account is created with permissions and an outlet, loses them, and is deleted', async ({
  page,
}) => {
  const name = freshName('Partner');
  await page.goto(`${list}/edit/new`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Service Account');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Integration Server' }).click();
  await page.getByRole('checkbox', { name: 'PartnerServices_Sales' }).check();
  await page.getByRole('button', { name: 'Add outlet restriction' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add outlet restriction' });
  await dialog.getByRole('searchbox').fill('market hall');
  await dialog.getByRole('treeitem', { name: 'Market Hall' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Outlet in City Centre (Harbour Quay)')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(list);
  const saved = await findServiceAccount(page.request, name);
  expect(saved).toMatchObject({
    serviceAccountType: 7,
    rootNodeID: '21000000-0000-4000-8000-000000000003',
    rootNodeType: 2,
    integrationServerPermissions: [40],
  });

  await page.goto(`${list}/edit/${saved?.serviceAccountID}`);
  await expect(page.getByRole('checkbox', { name: 'PartnerServices_Sales' })).toBeChecked();
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Install Service' }).click();
  await page.getByRole('button', { name: 'Remove Market Hall' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(list);
  expect(await findServiceAccount(page.request, name)).toMatchObject({
    serviceAccountType: 4,
    rootNodeID: null,
    integrationServerPermissions: [],
  });

  await page.goto(`${list}/edit/${saved?.serviceAccountID}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(list);
  expect(await findServiceAccount(page.request, name)).toBeUndefined();
});

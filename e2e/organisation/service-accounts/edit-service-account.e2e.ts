import { expectAccessible } from '../../support/accessibility';
import { organisationAdministrator } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { moveTo, press } from '../../support/keyboard';
import { freshName } from '../../support/records';
import {
  findServiceAccount,
  harbour,
  saveServiceAccount,
} from '../../support/service-account-records';

test.use({ account: organisationAdministrator });

const list = `/organisation/${harbour}/serviceaccounts`;
const quayStreet = '21000000-0000-4000-8000-000000000002';

test('an account is created with permissions and an outlet, and found again', async ({ page }) => {
  const name = freshName('Partner');
  await page.goto(`${list}/edit/new`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Service Account');
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('combobox', { name: 'Type' }).click();
  await expect(page.getByRole('option')).toHaveText([
    'POS Server',
    'ATP Uploader',
    'Test POS',
    'Install Service',
    'Readonly Sales',
    'Authentication Advert',
    'Integration Server',
  ]);
  await page.getByRole('option', { name: 'Integration Server' }).click();
  const permissions = page.getByRole('group', { name: 'Integration Server Permissions' });
  await expect(permissions.getByRole('checkbox')).toHaveCount(3);
  await permissions.getByRole('checkbox', { name: 'PartnerServices_Sales' }).check();
  await expect(page.getByText('No restriction: all outlets')).toBeVisible();
  await page.getByRole('button', { name: 'Add outlet restriction' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add outlet restriction' });
  await expect(dialog.getByRole('treeitem').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('searchbox').fill('market hall');
  await dialog.getByRole('treeitem', { name: 'Market Hall' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Outlet in City Centre (Harbour Quay)')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(list);
  expect(await findServiceAccount(page.request, name)).toMatchObject({
    serviceAccountType: 7,
    rootNodeID: '21000000-0000-4000-8000-000000000003',
    rootNodeType: 2,
    integrationServerPermissions: [40],
  });
});

test('another type clears the permissions; the restriction is removed', async ({ page }) => {
  const { name, serviceAccountID } = await saveServiceAccount(page.request, {
    serviceAccountType: 7,
    rootNodeID: quayStreet,
    rootNodeType: 2,
    integrationServerPermissions: [39, 41],
  });
  await page.goto(`${list}/edit/${serviceAccountID}`);
  await expect(page.getByRole('checkbox', { name: 'PartnerServices_Config' })).toBeChecked();
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Install Service' }).click();
  await expect(page.getByRole('group', { name: 'Integration Server Permissions' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Quay Street' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(list);
  expect(await findServiceAccount(page.request, name)).toMatchObject({
    serviceAccountType: 4,
    rootNodeID: null,
    integrationServerPermissions: [],
  });
});

test('an outlet is chosen with the keyboard alone', async ({ page }) => {
  const { name, serviceAccountID } = await saveServiceAccount(page.request);
  await page.goto(`${list}/edit/${serviceAccountID}`);
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await moveTo(page, page.getByRole('button', { name: 'Add outlet restriction' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add outlet restriction' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await expect(dialog.getByRole('treeitem').first()).toBeVisible();
  await page.keyboard.type('quay street');
  const outlet = dialog.getByRole('treeitem', { name: 'Quay Street' });
  await expect(outlet).toBeVisible();
  await press(page, 'ArrowDown', 'ArrowDown');
  await expect(outlet).toBeFocused();
  await press(page, 'ArrowRight', 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove Bar 1' })).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(list);
  expect(await findServiceAccount(page.request, name)).toMatchObject({ rootNodeType: 4 });
});

test('an account is deleted from its page after the question', async ({ page }) => {
  const { name, serviceAccountID } = await saveServiceAccount(page.request);
  await page.goto(`${list}/edit/${serviceAccountID}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete' });
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(list);
  expect(await findServiceAccount(page.request, name)).toBeUndefined();
});

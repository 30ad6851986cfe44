import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { organisationAdministrator } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { harbourRestaurants } from '../../support/demo-records';
import { moveTo, press } from '../../support/keyboard';
import { findPermissionGroup, savePermissionGroup } from '../../support/permission-group-records';
import { freshName } from '../../support/records';

test.use({ account: organisationAdministrator });

const list = `/organisation/${harbourRestaurants}/permissiongroups`;
const radio = (page: Page, permission: string, level: string) =>
  page
    .getByRole('radiogroup', { name: permission, exact: true })
    .getByRole('radio', { name: level });

test('a group is made of profiles; one is taken away, what the other needs stays', async ({
  page,
}) => {
  const name = freshName('Crew');
  await page.goto(`${list}/edit/new`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Permission Group');
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  for (const profile of ['Sales Insights', 'System Installation', 'Config Access']) {
    await page.getByRole('checkbox', { name: profile }).check();
  }
  const included = page.getByRole('checkbox', { name: 'Site Supervisor' });
  await expect(included).toBeChecked();
  await expect(included).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Config Access' }).uncheck();
  await expect(included).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'System Installation' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(list);
  expect(await findPermissionGroup(page.request, name)).toMatchObject({
    organisationDefault: false,
    permissions: [
      { permissionID: 31, allowedActions: 8 },
      { permissionID: 32, allowedActions: 8 },
    ],
  });
});

test('single permissions with the keyboard alone: an alias is written out first', async ({
  page,
}) => {
  const { name, userPermissionGroupID } = await savePermissionGroup(page.request, {
    permissions: [{ permissionID: 4095, allowedActions: 8 }],
  });
  await page.goto(`${list}/edit/${userPermissionGroupID}?tab=advanced`);
  await expect(page.getByRole('radiogroup')).toHaveCount(41);
  await expect(page.getByText(/^All: View\. This also covers/)).toBeVisible();
  await moveTo(page, radio(page, 'Config_Publish', 'View'));
  await press(page, 'ArrowRight', 'Tab', 'a', 'Tab', 'f');
  await expect(radio(page, 'Config_Publish', 'Edit')).toBeChecked();
  await expect(radio(page, 'Config_PLUs', 'All')).toBeChecked();
  await expect(radio(page, 'Config_Groups', 'Forbid')).toBeChecked();
  await expect(radio(page, 'Customer_Events', 'View')).toBeChecked();
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(list);
  const saved = await findPermissionGroup(page.request, name);
  expect(saved?.permissions).toHaveLength(40);
  expect(saved?.permissions.slice(0, 3)).toEqual([
    { permissionID: 1, allowedActions: 7 },
    { permissionID: 2, allowedActions: 15 },
    { permissionID: 4, allowedActions: 8 },
  ]);
});

test('what no profile explains locks the profiles until a reset; custom flags are shown', async ({
  page,
}) => {
  const { userPermissionGroupID } = await savePermissionGroup(page.request, {
    permissions: [
      { permissionID: 31, allowedActions: 8 },
      { permissionID: 32, allowedActions: 8 },
      { permissionID: 38, allowedActions: 9 },
    ],
  });
  await page.goto(`${list}/edit/${userPermissionGroupID}`);
  await expect(page.getByRole('checkbox', { name: 'Sales Insights' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Sales Insights' })).toBeDisabled();
  await expect(page.getByText('Customer_Events: View and Insert')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Advanced' }).click();
  await expect(page).toHaveURL(/\?tab=advanced$/);
  await expect(page.getByText('Custom: View and Insert')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.goto(`${list}/edit/${userPermissionGroupID}`);
  await page.getByRole('button', { name: 'Reset to empty' }).click();
  const question = page.getByRole('dialog', { name: 'Reset to empty' });
  await question.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('checkbox', { name: 'Config Access' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Forbid All' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('link', { name: 'Permission Groups' }).click();
  const leaving = page.getByRole('dialog', { name: 'Unsaved changes' });
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(list);
});

test('the top buttons; a name that is taken; a deletion after a question', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/400 \(Bad Request\)/);
  const { name, userPermissionGroupID } = await savePermissionGroup(page.request);
  await page.goto(`${list}/edit/${userPermissionGroupID}`);
  await page.getByRole('button', { name: 'Full Access' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('managers');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'There was a problem saving changes. Please try again later. There is a permission group with the name managers already.',
  );
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(list);
  expect(await findPermissionGroup(page.request, name)).toMatchObject({
    permissions: [{ permissionID: 4095, allowedActions: 15 }],
  });

  await page.goto(`${list}/edit/${userPermissionGroupID}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: 'Delete' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page).toHaveURL(list);
  expect(await findPermissionGroup(page.request, name)).toBeUndefined();
});

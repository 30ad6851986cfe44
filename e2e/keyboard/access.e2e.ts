import { organisationAdministrator } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/keyboard-only';
import { Grid } from '../support/pages/grid';
import { addTeam, findAccess } from '../support/records/access-records';
import { harbourRestaurants } from '../support/records/demo-records';
import {
  findPermissionGroup,
  savePermissionGroup,
} from '../support/records/permission-group-records';

test.use({ account: organisationAdministrator });

const organisation = `/organisation/${harbourRestaurants}`;

test('a permission group is edited: a profile, a single permission', async ({ page, keyboard }) => {
  const { name } = await savePermissionGroup(page.request);
  await keyboard.open(organisation, 'Organisation Summary');
  await keyboard.reach(page.getByRole('link', { name: 'Browse groups' }), 'Tab', 25);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Permission Groups' })).toBeFocused();
  const grid = new Grid(page, 'Permission Groups');
  await keyboard.reach(page.getByRole('textbox', { name: 'Search all columns' }));
  await keyboard.type(name);
  await expect(page.getByText(/^1 of \d+ rows$/)).toBeVisible();
  await keyboard.reach(grid.element.locator('[tabindex="0"]'));
  await keyboard.reach(page.getByRole('link', { name: `Edit ${name}` }), 'ArrowRight');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Edit Permission Group' })).toBeFocused();

  await keyboard.reach(page.getByRole('checkbox', { name: 'Sales Insights' }));
  await keyboard.press('Space');
  await keyboard.reach(page.getByRole('tab', { name: 'Profiles' }), 'Shift+Tab');
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Advanced' })).toBeFocused();
  const events = page.getByRole('radiogroup', { name: 'Config_Publish', exact: true });
  await expect(events).toBeVisible();
  await keyboard.reach(events.getByRole('radio', { name: 'Forbid' }));
  await keyboard.press('ArrowRight');
  await expect(events.getByRole('radio', { name: 'View' })).toBeChecked();
  // Control+S saves without a Tab through forty permissions.
  await keyboard.press('Control+s');
  await expect(page.getByRole('heading', { name: 'Permission Groups' })).toBeVisible();
  await expect(page.getByRole('link', { name: `Edit ${name}` })).toBeFocused();
  expect((await findPermissionGroup(page.request, name))?.permissions).toEqual([
    { permissionID: 1, allowedActions: 8 },
    { permissionID: 31, allowedActions: 8 },
    { permissionID: 32, allowedActions: 8 },
  ]);
});

test('a team is given access to one outlet', async ({ page, keyboard }) => {
  const { name } = await addTeam(page.request);
  await keyboard.open(`${organisation}/links`, 'Organisation Access');
  await keyboard.reach(page.getByRole('button', { name: 'Add access', exact: true }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Add Organisation Access' })).toBeFocused();
  await keyboard.reach(page.getByRole('radio', { name: 'A user' }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'A team' })).toBeChecked();
  const team = page.getByRole('combobox', { name: 'Team' });
  await keyboard.reach(team);
  await keyboard.type(name);
  await expect(page.getByRole('option', { name })).toBeVisible();
  await keyboard.press('ArrowDown', 'Enter');
  await expect(team).toHaveValue(name);

  await keyboard.reach(page.getByRole('button', { name: 'Add outlet restriction' }), 'Tab', 40);
  await keyboard.press('Enter');
  const outlets = page.getByRole('dialog', { name: 'Add outlet restriction' });
  await expect(outlets.getByRole('searchbox')).toBeFocused();
  await keyboard.type('Quay Street');
  const outlet = outlets.getByRole('treeitem', { name: /^Quay Street/ }).first();
  await expect(outlet).toBeVisible();
  await keyboard.reach(outlets.locator('[role="treeitem"][tabindex="0"]'));
  await keyboard.reach(outlet, 'ArrowDown');
  await keyboard.press('Enter');
  await keyboard.reach(outlets.getByRole('button', { name: 'Done' }));
  await keyboard.press('Enter');
  await expect(outlets).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible();

  await keyboard.reach(page.getByRole('button', { name: 'Save' }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`${organisation}/links`);
  await expect(page.getByRole('link', { name: `Edit ${name}` })).toBeFocused();
  expect(await findAccess(page.request, name)).toMatchObject([{ places: [expect.any(String)] }]);
});

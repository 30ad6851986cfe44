import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';
import { harbourRestaurants } from '../../support/demo-records';
import { Grid } from '../../support/grid';

const list = `/organisation/${harbourRestaurants}/permissiongroups`;
const managers = `${list}/edit/50000000-0000-4000-8000-000000000002`;

/** Every documented answer to a save or a deletion, and the server's words in it. */
const failures = [
  ['400', 'Bad Request.'],
  ['403', 'Forbidden. Your account is not allowed to do this.'],
  ['404', 'The record does not exist.'],
  ['500', 'Internal Server Error. The server could not complete the request.'],
  ['network', 'Network error'],
] as const;

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

test('a save that fails keeps the edits, whatever the answer', async ({ page }) => {
  for (const [answer, words] of failures) {
    await page.goto(`${managers}?mock=commitPermissionGroups:${answer}`);
    await page.getByRole('checkbox', { name: 'Sales Insights' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect
      .soft(page.getByRole('alert'), answer)
      .toHaveText(`There was a problem saving changes. Please try again later. ${words}`);
    await expect.soft(page.getByRole('checkbox', { name: 'Sales Insights' })).toBeChecked();
    if (answer === '400') await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(list);
  }
});

test('a deletion that fails leaves the page, whatever the answer', async ({ page }) => {
  for (const [answer, words] of failures) {
    await page.goto(`${managers}?mock=commitPermissionGroups:${answer}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect
      .soft(page.getByRole('alert'), answer)
      .toHaveText(`There was a problem deleting this record. Please try again later. ${words}`);
    await expect.soft(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Managers');
  }
});

test('in the list a save that fails keeps the edits; without groups it says so', async ({
  page,
}) => {
  await page.goto(`${list}?mock=commitPermissionGroups:400`);
  const grid = new Grid(page, 'Permission Groups');
  await grid.edit(grid.row('Managers'), 'Name', 'Chefs');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog).toContainText(
    'There was a problem saving changes. Please try again later. Bad Request.',
  );
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(grid.row('Chefs')).toContainText('Unsaved');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.goto(`${list}?mock=listPermissionGroups:empty`);
  await expect(page.getByText('No Data')).toBeVisible();
  await expectAccessible(page);
});

test('combinations of actions that are no level, and All beside others', async ({ page }) => {
  await page.goto(`${managers}?tab=advanced&mock=getPermissionGroup:200/custom`);
  await expect(page.getByText('Custom: View and Insert')).toBeVisible();
  await expect(page.getByText('Custom: Update and Delete')).toBeVisible();
  await page.getByRole('tab', { name: 'Profiles' }).click();
  await expect(page.getByText(/permissions that no profile explains/)).toBeVisible();
});

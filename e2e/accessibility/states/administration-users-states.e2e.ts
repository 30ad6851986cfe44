import { expect, test } from '../../support/console-test';
import { aVector } from '../../support/pages/files';
import { Grid } from '../../support/pages/grid';
import { routeCalls } from '../../support/servers/route-calls';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';

// The users stand for every grid and edit page of the Administration area, since all have the same
// frame.

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

const dialog = '[role="dialog"]';

test('a grid with filters, menus, wrong values and dialogs is accessible', async ({ page }) => {
  await page.goto('/admin/users');
  const grid = new Grid(page, 'Users');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const question = (name: string) => page.getByRole('dialog', { name });
  await button('Columns').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, '[role="menu"]');
  await page.keyboard.press('Escape');

  await button('Column filters').click();
  await grid.search('no such person');
  await expect(page.getByText('No row matches the search and the filters.')).toBeVisible();
  await expectAccessible(page, 'main');
  await button('Clear filters').click();

  await button('Add').click();
  await grid.editor('Short Name').fill('N'.repeat(33));
  await expect(page.getByText('At most 32 characters; this has 33.').first()).toBeVisible();
  await expectAccessible(page);
  await grid.editor('Short Name').press('Enter');
  await button('Save Changes').click();
  await expect(page.getByText(/^Nothing was saved: /)).toBeVisible();
  await expectAccessible(page, 'main');

  await button('Delete Uma Olsen').click();
  await expect(question('Delete Row')).toBeVisible();
  await expectAccessible(page, dialog);
  await question('Delete Row').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'My Account' }).click();
  await expect(question('Unsaved changes')).toBeVisible();
  await expectAccessible(page, dialog);
});

test('the sessions of a user, and the question before they end, are accessible', async ({
  page,
}) => {
  const path = '/admin/users/edit/10000000-0000-4000-8000-000000000003';
  await page.goto(`${path}?mock=listSessions:200/ofSomebodyElse`);
  await expect(page.getByRole('button', { name: /^End the session/ })).toHaveCount(2);
  await expectNarrowAccessible(page);
  await page.getByRole('button', { name: 'End all sessions' }).click();
  await expect(page.getByRole('dialog', { name: 'End all sessions' })).toBeVisible();
  await expectAccessible(page, dialog);
  await page.goto(`${path}?mock=listSessions:500`);
  await expect(page.getByRole('region', { name: 'Sessions' })).toContainText('Error...');
  await expectAccessible(page, 'main');
});

test('a blank row, and the question about what somebody else has changed', async ({ page }) => {
  await page.goto('/admin/users');
  const grid = new Grid(page, 'Users');
  await expect(grid.row('Uma Olsen')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await grid.editor('Short Name').press('Tab');
  await expect(page.getByText('Short Name is required.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await grid.edit(grid.row('Uma Olsen'), 'Short Name', 'Mine');
  await routeCalls(page, '/api/user', async (route) => {
    const response = await route.fetch();
    const users: { shortName: string }[] = await response.json();
    await route.fulfill({
      response,
      json: users.map((user) => ({ ...user, shortName: 'Theirs' })),
    });
  });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const question = page.getByRole('dialog', { name: 'Changed by somebody else' });
  await question.getByRole('button', { name: 'Save Changes' }).click();
  await expect(question.getByText('Nothing was saved: 1 choice is left.')).toBeVisible();
  await expectAccessible(page, dialog);
});

test('a grid that failed, and one that is empty, are accessible', async ({ page }) => {
  await page.goto('/admin/users?mock=listUsers:500');
  await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible();
  await expectAccessible(page, dialog);
  await page.goto('/admin/users?mock=listUsers:empty');
  await expect(page.getByText('No Data')).toBeVisible();
  await expectAccessible(page, 'main');
});

test('an edit page with wrong values, failures and dialogs is accessible', async ({ page }) => {
  const uma = '10000000-0000-4000-8000-000000000003';
  await page.goto(`/admin/users/edit/${uma}?mock=commitUsers:500`);
  const field = (name: string) => page.getByRole('textbox', { name });
  const button = (name: string) => page.getByRole('button', { name });
  await field('Display Name').fill('N'.repeat(40));
  await field('Full Name').fill('');
  const choosing = page.waitForEvent('filechooser');
  await button('Choose image').click();
  await (await choosing).setFiles(aVector);
  await expect(page.getByText('This file is not an image.')).toBeVisible();
  await button('Save').click();
  await expect(page.getByText('Enter the full name.')).toBeVisible();
  await expectAccessible(page, 'main');

  await field('Display Name').fill('Umi');
  await field('Full Name').fill('Uma Berg');
  await button('Save').click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessible(page, '[role="alert"]');
  await button('Delete').click();
  await expect(page.getByRole('dialog', { name: 'Delete' })).toBeVisible();
  await expectAccessible(page, dialog);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await routeCalls(page, `**/api/user/${uma}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), shortName: 'Theirs' } });
  });
  await button('Save').click();
  await expect(page.getByRole('dialog', { name: 'Changed by somebody else' })).toBeVisible();
  await expectAccessible(page, dialog);
});

test('an edit page whose record cannot be loaded is accessible', async ({ page }) => {
  await page.goto('/admin/users/edit/10000000-0000-4000-8000-000000000003?mock=getUser:404');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/users/edit/new');
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await expectAccessible(page, 'main');
});

test('the sign-in limits of a user are accessible: reached, unlocked and not read', async ({
  page,
}) => {
  const edit = '/admin/users/edit/10000000-0000-4000-8000-000000000003';
  await page.goto(edit);
  const unlock = page.getByRole('button', { name: 'Unlock sign-in' });
  await expect(unlock).toBeVisible();
  await expectAccessible(page, 'main');
  await unlock.click();
  await expect(page.getByText('Sign-in is unlocked.')).toBeFocused();
  await expectAccessible(page, 'main');
  await page.goto(`${edit}?mock=getSignInLimits:500`);
  await expect(page.getByText('The limits could not be read.')).toBeVisible();
  await expectAccessible(page, 'main');
});

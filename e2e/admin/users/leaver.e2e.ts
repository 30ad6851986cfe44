import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/pages/grid';
import { readJson } from '../../support/records/calls';
import { freshPerson } from '../../support/records/fresh-person';
import { findUser, freshName } from '../../support/records/records';

test.use({ account: superUser });

test('who was not seen for 90 days is found by the keyboard and by a link', async ({ page }) => {
  await page.goto('/admin/users');
  const grid = new Grid(page, 'Users');
  await expect(grid.element.getByRole('rowheader').first()).toBeVisible();
  const toggle = page.getByRole('button', { name: 'Not seen for 90 days' });
  await page.keyboard.press('Shift');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: ' of ' })).toBeVisible();
  const headers = (await grid.headers()).map((text) => text.split('\n')[0]);
  expect(headers[headers.indexOf('Default Currency') + 1]).toBe('Last Seen');
  await expect(page).toHaveURL(/-90d/);
  // "Never" is older than every moment.
  await page.goto(`${page.url()}&sort=lastSeen`);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(grid.element.getByRole('gridcell', { name: 'Never' }).first()).toBeVisible();
  // Sam has just come.
  await grid.search('super@demo.test');
  await expect(page.getByText('No row matches the search and the filters.')).toBeVisible();
});

test('a leaver loses all access and the session', async ({ browser, origin, page }) => {
  const fullName = freshName('Lea Leaver');
  const { storageState } = await freshPerson(browser, origin, fullName);
  const theirs = await browser.newContext({ baseURL: origin, storageState });
  const theirPage = await theirs.newPage();
  await theirPage.goto('/user');
  await expect(theirPage.getByText('Harbour Restaurants').first()).toBeVisible();

  const user = await findUser(page.request, fullName);
  await page.goto(`/admin/users/edit/${user?.userID}`);
  await page.getByRole('button', { name: 'End all access...' }).click();
  const dialog = page.getByRole('dialog', { name: 'End all access' });
  await expect(dialog.getByRole('listitem').first()).toContainText('Harbour Restaurants');
  await dialog.getByRole('button', { name: 'End all access' }).click();
  await expect(dialog.getByText('All access has ended.')).toBeVisible();
  for (const row of await dialog.getByRole('listitem').all()) {
    await expect(row).toContainText('Ended');
  }
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'End all access...' })).toBeFocused();

  const answer = await theirs.request.get('/Authentication/current');
  expect(answer.status()).toBe(401);
  const summary = await readJson(page.request, `/api/User/summary/${user?.userID}`);
  expect(summary).toMatchObject({ organisationUserLinks: [] });
  await theirs.close();
});

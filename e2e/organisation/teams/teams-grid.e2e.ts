import { organisationAdministrator } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/pages/grid';
import { harbourRestaurants } from '../../support/records/demo-records';
import { freshName } from '../../support/records/records';
import { findTeam } from '../../support/records/team-records';

test.use({ account: organisationAdministrator });

test('a team is added, renamed in place but not to a used name, and deleted', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/400 \(Bad Request\)/);
  const name = freshName('Team');
  await page.goto(`/organisation/${harbourRestaurants}/teams`);
  await expect(page).toHaveTitle('Teams - Authentication');
  const grid = new Grid(page, 'Teams');
  const statusWord = page.getByRole('columnheader', { name: 'Status' }).getByText('Status');
  await expect(grid.row('Area Managers')).toBeVisible();
  expect((await grid.headers()).slice(0, 2)).toEqual(['Name', 'Status']);
  expect(await grid.widthOf('Name')).toBe(200);
  // Without an unsaved row the column is empty, so that its header is hidden.
  await expect(statusWord).toHaveCSS('clip-path', 'inset(50%)');

  await page.getByRole('button', { name: 'Add team', exact: true }).click();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await grid.save();
  await page.reload();
  await grid.search(name);
  await grid.edit(grid.row(name), 'Name', 'area managers');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect(error).toContainText('There is already a team Area Managers.');
  await error.getByRole('button', { name: 'OK' }).click();
  await grid.search('');
  await expect(grid.row('area managers').getByText('Unsaved')).toBeVisible();
  await expect(statusWord).toHaveCSS('clip-path', 'none');

  await grid.edit(grid.row('area managers'), 'Name', `New ${name}`);
  await grid.save();
  expect(await findTeam(page.request, `New ${name}`)).toMatchObject({ totalMembers: 0 });
  expect(await findTeam(page.request, name)).toBeUndefined();
  await page.getByRole('button', { name: `Delete New ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete Row' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await grid.save();
  await expect(grid.row(`New ${name}`)).toHaveCount(0);
  expect(await findTeam(page.request, `New ${name}`)).toBeUndefined();
});

import { organisationAdministrator } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/pages/grid';
import { deleteRecord } from '../../support/pages/uses';
import { harbourRestaurants } from '../../support/records/demo-records';
import { freshName } from '../../support/records/records';
import { findTeam, membersOf } from '../../support/records/team-records';

test.use({ account: organisationAdministrator });

const list = `/organisation/${harbourRestaurants}/teams`;

test('a new team gets a member, whom another replaces by keyboard, and is deleted', async ({
  page,
}) => {
  const name = freshName('Team');
  await page.goto(`${list}/edit/new`);
  await expect(page.getByText('Members can be added once the team is saved.')).toBeVisible();
  await page.getByPlaceholder('Enter a descriptive name for this team').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(list);

  await new Grid(page, 'Teams').search(name);
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  const members = new Grid(page, 'Members');
  await expect(page.getByText('Nobody is in this team')).toBeVisible();
  // Add moves the focus into the list of people, where a part of a name finds one.
  await page.getByRole('button', { name: 'Add member', exact: true }).click();
  await page.keyboard.type('olsen');
  await page.keyboard.press('Enter');
  await members.save();
  const uma = members.row('Uma Olsen');
  await expect(uma).toBeVisible();
  const { teamID = '' } = (await findTeam(page.request, name)) ?? {};
  expect(await membersOf(page.request, teamID)).toEqual(['Uma Olsen']);

  await page.reload();
  await expect(uma).toContainText('10000000-0000-4000-8000-000000000003');
  await (await members.cell(uma, 'User Name')).focus();
  await page.keyboard.press('Delete');
  await page
    .getByRole('dialog', { name: 'Delete Row' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByRole('button', { name: 'Add member', exact: true }).click();
  await page.keyboard.type('marchetti');
  await page.keyboard.press('Enter');
  await expect(members.row('Ada Marchetti').getByText('Unsaved')).toBeVisible();
  await members.save();
  expect(await membersOf(page.request, teamID)).toEqual(['Ada Marchetti']);

  await deleteRecord(page, '1 person is in it.');
  await expect(page).toHaveURL(list);
  expect(await findTeam(page.request, name)).toBeUndefined();
});

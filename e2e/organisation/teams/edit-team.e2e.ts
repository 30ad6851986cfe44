import { expectAccessible } from '../../support/accessibility';
import { organisationAdministrator } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { harbourRestaurants } from '../../support/demo-records';
import { Grid } from '../../support/grid';
import { refuseCalls } from '../../support/provoke';
import { freshName } from '../../support/records';
import { createTeam, findTeam, membersOf } from '../../support/team-records';

test.use({ account: organisationAdministrator });

const list = `/organisation/${harbourRestaurants}/teams`;

test('a new team gets its members once it is saved', async ({ page }) => {
  const name = freshName('Team');
  await page.goto(`${list}/edit/new`);
  await expect(page.getByRole('heading', { name: 'Create Team' })).toBeVisible();
  await expect(page.getByText('Members can be added once the team is saved.')).toBeVisible();
  await expectAccessible(page);
  await page.getByPlaceholder('Enter a descriptive name for this team').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(list);

  await new Grid(page, 'Teams').search(name);
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  const members = new Grid(page, 'Members');
  await expect(page.getByText('Nobody is in this team')).toBeVisible();
  // Add puts the focus into the list of people, where a part of a name finds one.
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('combobox', { name: 'User Name' }).fill('Olsen');
  await page.keyboard.press('Enter');
  await members.save();
  await expect(members.row('Uma Olsen')).toBeVisible();
  const team = await findTeam(page.request, name);
  expect(team).toMatchObject({ totalMembers: 1 });
  expect(await membersOf(page.request, team?.teamID ?? '')).toEqual(['Uma Olsen']);
});

test('a team is renamed; its members are added and removed by keyboard', async ({ page }) => {
  const { teamID, name } = await createTeam(page.request);
  await page.goto(`${list}/edit/${teamID}`);
  const members = new Grid(page, 'Members');
  const uma = members.row('Uma Olsen');
  await expect(uma).toContainText('10000000-0000-4000-8000-000000000003');
  expect((await members.headers()).slice(0, 2)).toEqual(['User ID', 'User Name']);
  await expectAccessible(page);

  await (await members.cell(uma, 'User Name')).focus();
  await page.keyboard.press('Delete');
  await page
    .getByRole('dialog', { name: 'Delete Row' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.keyboard.type('marchetti');
  await page.keyboard.press('Enter');
  await expect(members.row('Ada Marchetti').getByText('Unsaved')).toBeVisible();
  await expectAccessible(page);
  await members.save();
  expect(await membersOf(page.request, teamID)).toEqual(['Ada Marchetti']);

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`New ${name}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(list);
  expect(await findTeam(page.request, `New ${name}`)).toMatchObject({ totalMembers: 1 });
});

test('who is in the team cannot be added again', async ({ page }) => {
  const { teamID } = await createTeam(page.request);
  await page.goto(`${list}/edit/${teamID}`);
  await expect(new Grid(page, 'Members').row('Uma Olsen')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('combobox', { name: 'User Name' }).fill('Uma O');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toContainText('Uma Olsen is already in this team.');
  expect(await membersOf(page.request, teamID)).toEqual(['Uma Olsen']);
});

test('members that could not be saved are kept, and leaving asks', async ({ page, complaints }) => {
  complaints.provoke(/503 \(Service Unavailable\)/);
  const { teamID } = await createTeam(page.request);
  await page.goto(`${list}/edit/${teamID}`);
  const members = new Grid(page, 'Members');
  await page.getByRole('button', { name: 'Delete Uma Olsen' }).click();
  await page
    .getByRole('dialog', { name: 'Delete Row' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await refuseCalls(page, '**/members/batch', { status: 503 });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect(error).toContainText('The server could not complete the request.');
  await error.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page
    .getByRole('dialog', { name: 'Unsaved changes' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await page.unroute('**/members/batch');
  await members.save();
  expect(await membersOf(page.request, teamID)).toEqual([]);
});

test('a team is deleted from its page', async ({ page }) => {
  const { teamID, name } = await createTeam(page.request);
  await page.goto(`${list}/edit/${teamID}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Delete' });
  await expect(question).toContainText('1 person is in it.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(list);
  expect(await findTeam(page.request, name)).toBeUndefined();
});

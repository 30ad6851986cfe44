import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';
import { harbourRestaurants } from '../../support/demo-records';
import { Grid } from '../../support/grid';

const list = `/organisation/${harbourRestaurants}/teams`;
const support = `${list}/edit/40000000-0000-4000-8000-000000000001`;

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

const answers = [
  ['400', 'Bad Request.'],
  [
    '400/BadRequest_CannotUnlinkSelfFromOrganisation',
    'You cannot unlink yourself from this organisation.',
  ],
  [
    '400/BadRequest_CannotDemoteSelf',
    'You cannot remove yourself as an administator of this organisation.',
  ],
  ['403', 'Your account is not allowed to do this.'],
  ['404', 'The record does not exist.'],
  ['500', 'The server could not complete the request.'],
  ['network', 'Network error'],
] as const;

test('whatever a save or a deletion of a team answers, it is said and nothing is lost', async ({
  page,
}) => {
  const failure = page.getByRole('alert');
  for (const [answer, words] of answers) {
    await page.goto(`${support}?mock=commitTeams:${answer}`);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Support desk');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.soft(failure, answer).toContainText(words);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Delete' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toBeHidden();
    await expect.soft(failure, answer).toContainText(words);
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect.soft(name, answer).toHaveValue('Support desk');
    if (answer === '400') await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Teams' })).toBeVisible();
  }
});

test('whatever a save of members answers, it is said and the rows stay unsaved', async ({
  page,
}) => {
  const codes = [...answers, ['400/BadRequest_UserDoesNotExist', 'User does not exist.']] as const;
  for (const [answer, words] of codes) {
    await page.goto(`${support}?mock=commitTeamMembers:${answer}`);
    const members = new Grid(page, 'Members');
    await page.getByRole('button', { name: 'Delete Uma Olsen' }).click();
    const question = page.getByRole('dialog', { name: 'Delete Row' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const error = page.getByRole('dialog', { name: 'Error' });
    await expect.soft(error.getByRole('alert'), answer).toContainText(words);
    await error.getByRole('button', { name: 'OK' }).click();
    await expect.soft(members.row('Uma Olsen').getByText('Unsaved'), answer).toBeVisible();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  }
});

test('no teams, and a team without members', async ({ page }) => {
  await page.goto(`${list}?mock=listTeams:empty`);
  await expect(page.getByText('No Data')).toBeVisible();
  await page.goto(`${support}?mock=listTeamMembers:empty,listOrganisationUserValues:empty`);
  await expect(page.getByText('Nobody is in this team')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('No match')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { organisationAdministrator } from '../service/database/seed/demo-accounts';
import { expect, test } from './support/console-test';
import { Grid } from './support/pages/grid';
import { press } from './support/pages/keyboard';
import { addTeam, findAccess, findStranger, giveAccess } from './support/records/access-records';
import { harbourRestaurants } from './support/records/demo-records';
import { createInvite, findInvite, mailedLinks, membersOf } from './support/records/team-records';

test.use({ account: organisationAdministrator });

const organisation = `/organisation/${harbourRestaurants}`;
const notices = (page: Page) => page.getByRole('region', { name: 'Undo' });

async function confirmDeletion(page: Page) {
  const question = page.getByRole('dialog', { name: /^Delete/ });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
}

test('a withdrawn invitation comes back on another page, with the link that was mailed', async ({
  page,
}) => {
  const invite = await createInvite(page.request);
  const { email } = invite;
  await page.goto(`${organisation}/pendinginvites?q=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: `Delete ${email}` }).click();
  await confirmDeletion(page);
  await expect(notices(page).getByRole('status')).toContainText(`Invitation withdrawn: ${email}.`);
  expect(await findInvite(page.request, email)).toBeUndefined();

  await page.getByRole('main').getByRole('link', { name: 'Invite User' }).click();
  await expect(page.getByRole('heading', { name: 'Invite User' })).toBeVisible();
  // A telephone, too, can send the form beside the notice.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Send', exact: true }).click({ trial: true });
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notices(page)).toContainText(`Invitation restored: ${email}.`);
  expect(await findInvite(page.request, email)).toEqual(invite);
  const [link = ''] = await mailedLinks(page.request, email);
  await page.goto(new URL(link).pathname);
  await expect(page).toHaveURL(/\/invitations\/accept\//);
});

test('members who are removed come back by keyboard, and the first one gets the focus', async ({
  page,
}) => {
  const { teamID } = await addTeam(page.request);
  await page.goto(`${organisation}/teams/edit/${teamID}`);
  const members = new Grid(page, 'Members');
  for (const name of ['olsen', 'marchetti']) {
    await page.getByRole('button', { name: 'Add member', exact: true }).click();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  await members.save();
  const names = ['Ada Marchetti', 'Uma Olsen'];
  for (const name of names) {
    await (await members.cell(members.row(name), 'User Name')).focus();
    await page.keyboard.press('Delete');
    await confirmDeletion(page);
  }
  await members.save();
  await expect(notices(page).getByRole('status')).toContainText('Removed from the team: 2 people.');
  expect(await membersOf(page.request, teamID)).toEqual([]);

  await press(page, 'Control+z');
  await expect(members.row('Ada Marchetti').getByRole('rowheader')).toBeFocused();
  expect(await membersOf(page.request, teamID)).toEqual(names);
});

test('removed access comes back with its group and outlet, unless it was given again', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/400 \(Bad Request\)/);
  const { key, value: name } = await findStranger(page.request);
  const id = await giveAccess(page.request, key);
  const before = await findAccess(page.request, name);
  const remove = async () => {
    await page.goto(`${organisation}/links/edit/${id}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await confirmDeletion(page);
    await expect(page).toHaveURL(`${organisation}/links`);
  };
  await remove();
  expect(await findAccess(page.request, name)).toEqual([]);
  await notices(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(notices(page)).toContainText(`Access restored: ${name}.`);
  expect(await findAccess(page.request, name)).toEqual(before);

  await remove();
  const again = await giveAccess(page.request, key);
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notices(page)).toContainText(`${name} was given access again meanwhile.`);
  expect(await findAccess(page.request, name)).toMatchObject([
    { link: { organisationUserLinkID: again } },
  ]);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { accessApi, ended, ids, openAccess, sentBy } from '~/testing/organisation-access';
import { choose } from '~/testing/organisations-page';
import { pressEnter } from '~/testing/press-and-fill';

const button = (name: string) => screen.findByRole('button', { name });

/** Selects all access links, and chooses what to do with them. Without a choice, its list is missing. */
async function openDialog(
  action: string,
  choice?: readonly [field: string, name: string],
  answers?: Parameters<typeof openAccess>[1],
) {
  const opened = await openAccess('', answers);
  const { user } = opened;
  await user.click(await button('More tools'));
  await user.click(await button('Select rows'));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown rows' }));
  await user.click(await button('Groups and teams'));
  if (action !== 'Give a permission group') await choose(user, 'Action', action);
  if (choice) await choose(user, ...choice);
  return opened;
}

const newId = '00000000-0000-0000-0000-000000000000';
const giving = (link: number, group: number) => [
  `/${ids.link(link)}/assignments/batch`,
  {
    changes: [
      {
        userPermissionGroupAssignmentID: newId,
        organisationUserLinkID: ids.link(link),
        userPermissionGroupID: ids.group(group),
      },
    ],
    deletes: [],
  },
];

const team = {
  [`GET ${accessApi}/team`]: () => exampleOf('listTeams', 'teams'),
};

test('a permission group is given to those who lack it', async () => {
  const opened = await openDialog('Give a permission group', ['Permission group', 'Installers']);
  expect(screen.getByText(/^3 access links get the permission group "Installers"/)).toBeVisible();
  // Nothing is sent for many records by a key that may have been meant for the field.
  await opened.user.keyboard('{Enter}');
  expect(sentBy(opened)).toEqual([]);
  await opened.user.click(await button('Change 3 rows'));
  expect(await screen.findByText('3 of 3 done.')).toBeVisible();
  // Support has it already.
  expect(sentBy(opened)).toEqual([giving(1, 3), giving(2, 3)]);
});

test('the question says how many of the access links the list does not show', async () => {
  const { user } = await openAccess('');
  await user.click(await button('More tools'));
  await user.click(await button('Select rows'));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown rows' }));
  await user.type(screen.getByRole('textbox', { name: 'Search all columns' }), 'Uma');
  await screen.findByText('2 not shown');
  await user.click(await button('Groups and teams'));
  expect(await screen.findByText('The list does not show 2 of them now.')).toBeVisible();
});

test('a group that applies to all users is taken away, and still applies', async () => {
  await openDialog('Take a permission group away', ['Permission group', 'Everyone']);
  expect(
    screen.getByText(
      '3 access links no longer have the permission group "Everyone" of their own. It still applies to all users. Rows where nothing changes stay as they are.',
    ),
  ).toBeVisible();
});

test('a refused link does not stop the others, and Retry sends only what is left', async () => {
  let refusals = 1;
  const opened = await openDialog('Give a permission group', ['Permission group', 'Installers'], {
    [`POST ${accessApi}/links/${ids.link(1)}/assignments/batch`]: (batch) => {
      if (refusals === 0) return batch;
      refusals -= 1;
      return coded('BadRequest_PermissionGroupDoesNotExist');
    },
  });
  await opened.user.click(await button('Change 3 rows'));
  expect(await screen.findByText('2 of 3 done.')).toBeVisible();
  const outcomes = screen.getByRole('region', { name: 'Outcomes' });
  expect(within(outcomes).getByRole('heading', { name: 'Refused: 1' })).toBeVisible();
  await opened.user.click(await button('Retry 1'));
  expect(await screen.findByText('3 of 3 done.')).toBeVisible();
  expect(sentBy(opened)).toEqual([giving(1, 3), giving(2, 3), giving(1, 3)]);
});

test('people join a team with one call for all; teams and members are left out', async () => {
  const sent: unknown[] = [];
  const opened = await openDialog('Add to a team', ['Team', 'Support'], {
    ...team,
    [`GET ${accessApi}/team/${ids.team(1)}/members`]: () => [],
    [`POST ${accessApi}/team/${ids.team(1)}/members/batch`]: (batch) => {
      sent.push(batch);
      return { changes: [], deletes: [] };
    },
  });
  expect(screen.getByText(/^2 people join the team "Support"/)).toBeVisible();
  expect(screen.getByText('1 team left out: a team has people only.')).toBeVisible();
  await opened.user.click(await button('Change 2 rows'));
  expect(await screen.findByText('2 of 2 done.')).toBeVisible();
  const joining = (user: number) => ({ teamID: ids.team(1), userID: ids.user(user) });
  expect(sent).toEqual([{ changes: [joining(2), joining(3)], deletes: [] }]);
});

test('the select of the teams gets the focus of the Retry below it', async () => {
  let isBroken = true;
  await openDialog('Add to a team', undefined, {
    [`GET ${accessApi}/team`]: () => (isBroken ? coded('BadRequest') : []),
  });
  expect(await screen.findByText('The teams could not be loaded. Bad Request.')).toBeVisible();
  isBroken = false;
  await pressEnter('Retry');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Team' })).toHaveFocus());
});

test('a new membership replaces one that has ended', async () => {
  const sent: unknown[] = [];
  const [member] = exampleOf('listTeamMembers', ids.team(1)).filter(
    ({ userID }) => userID === ids.user(2),
  );
  const opened = await openDialog('Add to a team', ['Team', 'Support'], {
    ...team,
    [`GET ${accessApi}/team/${ids.team(1)}/members`]: () => [
      { ...member, endsAt: '2020-11-20T18:00:00Z' },
      { ...member, teamUserLinkID: ids.link(9), userID: ids.user(3) },
    ],
    [`POST ${accessApi}/team/${ids.team(1)}/members/batch`]: (batch) => {
      sent.push(batch);
      return { changes: [], deletes: [] };
    },
  });
  await opened.user.click(await button('Change 2 rows'));
  expect(await screen.findByText('2 of 2 done.')).toBeVisible();
  expect(sent).toEqual([
    {
      changes: [{ teamID: ids.team(1), userID: ids.user(2) }],
      deletes: [member?.teamUserLinkID],
    },
  ]);
});

const administrators = () =>
  exampleOf('listLinks', 'links').map((link) => ({ ...link, isOrgAdmin: link.linkType === 2 }));

test('the dialog says which of the access links give nothing', async () => {
  await openDialog('Give a permission group', ['Permission group', 'Installers'], ended(1, 2));
  expect(
    await screen.findByText(
      '2 access links have ended, and give nothing until their end is changed.',
    ),
  ).toBeVisible();
});

test.each([
  [[2], 'For 1 person, their own access has ended. The team gives access all the same.'],
  [[3], 'The access of the team "Support" has ended, and gives nothing until its end is changed.'],
])('who joins a team while the links %j have ended', async (numbers, words) => {
  await openDialog('Add to a team', ['Team', 'Support'], { ...team, ...ended(...numbers) });
  expect(await screen.findByText(words)).toBeVisible();
});

test('people who leave a team together can lose the last administrator access', async () => {
  const given = { ...team, [`GET ${accessApi}/links`]: administrators };
  await openDialog('Remove from a team', ['Team', 'Support'], given);
  expect(
    await screen.findByText(
      'This removes the last administrator access of Ada Marchetti and Uma Olsen and leaves the organisation without an administrator.',
    ),
  ).toBeVisible();
});

test('who leaves a team whose access has ended loses nothing', async () => {
  const given = { ...team, [`GET ${accessApi}/links`]: administrators, ...ended(3) };
  await openDialog('Remove from a team', ['Team', 'Support'], given);
  expect(await screen.findByText(/^The access of the team "Support" has ended/)).toBeVisible();
  expect(screen.queryByText(/last administrator access|Checking/)).toBeNull();
});

test('the dialog ends with its organisation', async () => {
  const quay = '20000000-0000-4000-8000-000000000004';
  const links = exampleOf('listLinks', 'links').slice(0, 1);
  const { history } = await openDialog('Add to a team', undefined, {
    ...team,
    [`GET /api/organisation/${quay}/links`]: () => links,
    [`GET /api/organisation/${quay}/lastseen/people`]: () => [],
    [`GET /api/organisation/${quay}/accessends`]: () => [],
  });
  expect(screen.getByRole('dialog')).toBeVisible();
  act(() => history.push(`/organisation/${quay}/links`));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: 'Organisation Access' })).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { harbour } from '~/testing/harbour';
import { openConsole, type Persona } from '~/testing/open-console';
import { widthsOfColumns } from '~/testing/widths-of-columns';

const path = `/organisation/${harbour}/teams`;
const api = `/api/organisation/${harbour}`;
const support = '40000000-0000-4000-8000-000000000001';
const members = `GET ${api}/team/${support}/members`;
const open = (answers = {}, search = '', persona: Persona = 'organisationAdministrator') =>
  openConsole(`${path}${search}`, persona, {
    [`GET ${api}/team`]: () => exampleOf('listTeams', 'teams'),
    [members]: () => exampleOf('listTeamMembers', support),
    [`GET ${api}/links`]: () => exampleOf('listLinks', 'links'),
    [`GET ${api}/accessends`]: () => [],
    [`POST ${api}/team/batch`]: () => exampleOf('commitTeams', 'added'),
    ...answers,
  });
type Opened = Awaited<ReturnType<typeof open>>;
const batchOf = ({ calls }: Opened) =>
  calls.find(({ call }) => call === `POST ${api}/team/batch`)?.body;
const team = (name: string) => screen.findByRole('rowheader', { name });

test('has the one column of the specification; rows lead to Edit Team', async () => {
  await open();
  await team('Support');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers.filter((text) => !['Status', 'Edit', 'Delete'].includes(text ?? ''))).toEqual([
    'Name',
  ]);
  expect(widthsOfColumns()[0]).toBe(200);
  expect(screen.getByRole('link', { name: 'Edit Support' })).toHaveAttribute(
    'href',
    `${path}/edit/40000000-0000-4000-8000-000000000001`,
  );
});

test('adds a team for the organisation, without an id', async () => {
  const opened = await open();
  await team('Support');
  await opened.user.click(screen.getByRole('button', { name: 'Add team' }));
  await opened.user.keyboard('Night Shift{Enter}');
  await opened.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(batchOf(opened)).toEqual({
      changes: [{ name: 'Night Shift', ownerOrganisationID: harbour }],
      deletes: [],
    }),
  );
});

test('a name that is too long or missing is not sent', async () => {
  const opened = await open();
  await team('Support');
  await opened.user.click(screen.getByRole('button', { name: 'Add team' }));
  await opened.user.keyboard(`${'x'.repeat(33)}{Enter}`);
  await opened.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Name');
  expect(batchOf(opened)).toBeUndefined();
});

test('the question before a deletion counts nobody whose membership has ended', async () => {
  const [first, ...others] = exampleOf('listTeamMembers', support);
  const { user } = await open({
    [members]: () => [{ ...first, endsAt: '2020-11-20T18:00:00Z' }, ...others],
  });
  await team('Support');
  await user.click(screen.getByRole('button', { name: 'Delete Support' }));
  expect(
    await screen.findByText(
      '1 person is in it, and loses the access that it gives to this organisation.',
    ),
  ).toBeVisible();
});

test('the question says who loses administrator access, and their invitations', async () => {
  const given = {
    [`GET ${api}/links`]: () =>
      exampleOf('listLinks', 'links').map((link) => ({
        ...link,
        isOrgAdmin: link.teamUserID === support,
      })),
    [`GET ${api}/invite`]: () => exampleOf('listPendingInvites', 'invites'),
  };
  // Nobody in the team may take it from themselves.
  const { user } = await open(given, '', 'superUser');
  await team('Support');
  await user.click(screen.getByRole('button', { name: 'Delete Support' }));
  expect(
    await screen.findByText(
      'This removes the last administrator access of Ada Marchetti and Uma Olsen and leaves the organisation without an administrator. It withdraws what they have sent: the invitation of new.person@demo.test.',
    ),
  ).toBeVisible();
});

test('the question says that the access of the team has ended', async () => {
  const link = { organisationUserLinkID: '60000000-0000-4000-8000-000000000003' };
  const { user } = await open({
    [`GET ${api}/accessends`]: () => [{ ...link, endsAt: '2026-11-20T18:00:00Z' }],
  });
  await team('Support');
  await user.click(screen.getByRole('button', { name: 'Delete Support' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete Row' }));
  expect(
    await question.findByText(/2 people are in it\. Its access to this organisation has ended\./),
  ).toBeVisible();
});

test('failed reads shorten the question, which says that it is not known who loses what', async () => {
  const { user } = await open({
    [members]: () => coded('BadRequest'),
    [`GET ${api}/links`]: () => coded('BadRequest'),
  });
  await team('Support');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete Support' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete Row' }));
  expect(
    await question.findByText('2 people are in it, and lose the access that it gives.'),
  ).toBeVisible();
  expect(
    await question.findByText(
      "This may remove somebody's last administrator access; it is not known who has access.",
    ),
  ).toBeVisible();
});

test('a refused deletion keeps the mark and shows the reason', async () => {
  const { user } = await open({
    [`POST ${api}/team/batch`]: () => coded('BadRequest_CannotDemoteSelf'),
  });
  await team('Support');
  await user.click(screen.getByRole('button', { name: 'Delete Support' }));
  const question = await screen.findByRole('dialog', { name: 'Delete Row' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Error' });
  expect(dialog).toHaveTextContent(
    'You cannot remove yourself as an administator of this organisation.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(await screen.findByText('Unsaved')).toBeVisible();
});

test('an organisation without teams says so', async () => {
  await open({ [`GET ${api}/team`]: () => [] });
  expect(await screen.findByText('No Data')).toBeVisible();
});

test('shows a team without a name', async () => {
  const unnamed = exampleOf('listTeams', 'teams')
    .slice(0, 1)
    .map((row) => ({ ...row, name: '' }));
  await open({ [`GET ${api}/team`]: () => unnamed });
  expect(await screen.findByRole('button', { name: 'Delete row' })).toBeVisible();
});

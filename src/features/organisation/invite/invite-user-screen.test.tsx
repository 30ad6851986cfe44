import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { harbour } from '~/testing/harbour';
import { openConsole } from '~/testing/open-console';

const api = `/api/organisation/${harbour}`;
const sendCall = `POST ${api}/sendinvite`;
const answers = {
  [`GET ${api}/permissiongroups`]: () => exampleOf('listPermissionGroupChoices', 'choices'),
  [`GET ${api}/accessibleteams/values`]: () => exampleOf('listAccessibleTeamValues', 'teams'),
  [`GET ${api}/outlets/nodes`]: () => exampleOf('listOutletNodes', 'nodes'),
  [`GET ${api}/invite`]: () => exampleOf('listPendingInvites', 'invites'),
  [sendCall]: () => exampleOf('sendInvite', 'sent'),
};
const open = (given = {}) =>
  openConsole(`/organisation/${harbour}/invite`, 'organisationAdministrator', {
    ...answers,
    ...given,
  });
type Opened = Awaited<ReturnType<typeof open>>;
const sent = ({ calls }: Opened) =>
  calls.filter(({ call }) => call === sendCall).map(({ body }) => body);
const email = () => screen.findByRole('textbox', { name: 'Email' });
const box = (name: string) => screen.findByRole('checkbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

test('sends every choice once', async () => {
  let answer: (response: unknown) => void = () => {};
  const opened = await open({ [sendCall]: () => new Promise((resolve) => (answer = resolve)) });
  const { user } = opened;
  await user.type(await email(), ' nia+till%20@demo.test ');
  expect(await box('Organisation Administrator')).toHaveAccessibleDescription(
    'Manages this organisation and those below it.',
  );
  await user.click(await box('Organisation Administrator'));
  await user.click(await box('Managers'));
  const owners = await screen.findAllByRole('list', { name: /Harbour|Alpine/ });
  expect(owners.map((list) => list.getAttribute('aria-label'))).toEqual([
    'Harbour Restaurants',
    'Alpine Dealer',
  ]);
  await user.click(await box('Support'));
  await user.click(await box('Area Managers'));
  await user.click(await box('Area Managers'));
  await user.click(button('Add outlet restriction'));
  const dialog = await screen.findByRole('dialog', { name: 'Add outlet restriction' });
  await user.click(await within(dialog).findByRole('treeitem', { name: /^Quay Street/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  await user.dblClick(button('Send'));
  await waitFor(() => expect(sent(opened)).toHaveLength(1));
  expect(sent(opened)).toEqual([
    {
      email: 'nia+till%20@demo.test',
      isOrgAdmin: true,
      permissionGroupIDs: ['50000000-0000-4000-8000-000000000002'],
      teamMembershipIDs: ['40000000-0000-4000-8000-000000000001'],
      rootNodes: [
        {
          nodeID: '21000000-0000-4000-8000-000000000002',
          nodeType: 2,
          organisationUserLinkID: '00000000-0000-0000-0000-000000000000',
        },
      ],
    },
  ]);
  answer(exampleOf('sendInvite', 'sent'));
  expect(
    await screen.findByText(/^The invitation was sent to new\.person@demo\.test\./),
  ).toBeVisible();
});

test('after sending, the form is empty and ready for the next person', async () => {
  const { user, history } = await open();
  await user.type(await email(), 'new.person@demo.test');
  await user.click(await box('Managers'));
  await user.click(button('Send'));
  expect(await screen.findByText(/It can be accepted until/)).toBeVisible();
  await waitFor(async () => expect(await email()).toHaveFocus());
  expect(await email()).toHaveValue('');
  expect(await box('Managers')).not.toBeChecked();
  const notice = screen.getByText(/It can be accepted until/).closest('[role="status"]');
  await user.click(within(notice as HTMLElement).getByRole('link', { name: 'Pending Invites' }));
  // The form has no unsaved input, so leaving does not ask.
  await waitFor(() =>
    expect(history.location.pathname).toBe(`/organisation/${harbour}/pendinginvites`),
  );
});

describe('a mail that waits', () => {
  const waiting = () => exampleOf('sendInvite', 'mailPending');
  const inList = (state: object) => ({ ...waiting(), ...state });

  test('is told, and later what became of it', async () => {
    let mailState = 'Pending';
    const { user, calls } = await open({
      [sendCall]: waiting,
      [`GET ${api}/invite`]: () => [inList({ mailState })],
    });
    await user.type(await email(), 'new.person@demo.test{Enter}');
    expect(
      await screen.findByText(/^The invitation will be sent to new\.person@demo\.test\./),
    ).toBeVisible();
    await waitFor(() => expect(calls.some(({ call }) => call === `GET ${api}/invite`)).toBe(true));
    mailState = 'Sent';
    expect(
      await screen.findByText(/^The invitation was sent to/, {}, { timeout: 10_000 }),
    ).toBeVisible();
  });

  test('and was given up is an error that says how to go on', async () => {
    const { user } = await open({
      [sendCall]: waiting,
      [`GET ${api}/invite`]: () => [inList({ mailState: 'Failed' })],
    });
    await user.type(await email(), 'new.person@demo.test{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The invitation could not be sent to new.person@demo.test.');
    expect(within(alert).getByRole('link', { name: 'Pending Invites' })).toBeVisible();
  });
});

test('the next invitation removes the notice of the last one, even if it fails', async () => {
  let isDown = false;
  const { user } = await open({
    [sendCall]: () =>
      isDown ? coded('BadRequest_UserHasAlreadyJoined') : exampleOf('sendInvite', 'sent'),
  });
  await user.type(await email(), 'new.person@demo.test{Enter}');
  expect(await screen.findByText(/It can be accepted until/)).toBeVisible();
  isDown = true;
  await user.type(await email(), 'user@demo.test{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText(/It can be accepted until/)).toBeNull();
  expect(await email()).toHaveValue('user@demo.test');
});

test('a malformed address is not sent, and its field takes the focus', async () => {
  const opened = await open();
  await opened.user.type(await email(), 'nia@demo');
  await opened.user.click(button('Send'));
  expect(await email()).toHaveFocus();
  expect(await email()).toHaveAccessibleDescription(
    expect.stringContaining('Enter an email address such as name@example.com.'),
  );
  expect(sent(opened)).toEqual([]);
});

test.each([
  ['BadRequest_InvitationHasInvalidParameters', 'Invitation is not valid.'],
  ['BadRequest_UserHasAlreadyJoined', 'User is already part of this organisation.'],
  [
    'BadRequest_InvitationEmailSendFailure',
    'Failed to send invite! The server is not able to send email invitations at this time.',
  ],
])('%s: the page shows the error and keeps the input', async (code, text) => {
  const { user } = await open({ [sendCall]: () => coded(code) });
  await user.type(await email(), 'nia@demo.test');
  await user.click(await box('Support'));
  await user.click(button('Send'));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(await email()).toHaveValue('nia@demo.test');
  expect(await box('Support')).toBeChecked();
  expect(button('Send')).toBeEnabled();
});

describe('leaving', () => {
  test('Cancel goes to the organisation without asking', async () => {
    const { user, history } = await open();
    await user.type(await email(), 'nia@demo.test');
    await user.click(button('Cancel'));
    await waitFor(() => expect(history.location.pathname).toBe(`/organisation/${harbour}`));
  });

  test('by a link asks while the form has input', async () => {
    const { user, history } = await open();
    await user.click(await box('Organisation Administrator'));
    await user.click(screen.getByRole('link', { name: 'Organisation Summary' }));
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
    expect(history.location.pathname).toBe(`/organisation/${harbour}/invite`);
  });
});

describe('teams', () => {
  test('show a failed load, and Retry repeats it', async () => {
    let isDown = true;
    const { user } = await open({
      [`GET ${api}/accessibleteams/values`]: () =>
        isDown ? coded('BadRequest') : exampleOf('listAccessibleTeamValues', 'teams'),
    });
    const alert = await screen.findByText('The teams could not be loaded. Bad Request.');
    isDown = false;
    await user.click(
      within(alert.closest('[role="alert"]') as HTMLElement).getByRole('button', {
        name: 'Retry',
      }),
    );
    expect(await box('Support')).toBeVisible();
  });

  test('of an organisation above are missing without the right to add members, and it says why', async () => {
    await open({
      [`GET ${api}/accessibleteams/values`]: () =>
        exampleOf('listAccessibleTeamValues', 'ownMembers'),
    });
    expect(await box('Support')).toBeEnabled();
    expect(screen.queryByRole('checkbox', { name: 'Dealer Helpdesk' })).toBeNull();
    expect(
      screen.getByText(
        'Teams of Alpine Dealer are not offered: only its administrators can put people into them.',
      ),
    ).toBeVisible();
  });

  test('show a text when there are none', async () => {
    await open({ [`GET ${api}/accessibleteams/values`]: () => [] });
    expect(await screen.findByText('There are no teams to choose.')).toBeVisible();
  });

  test('can be filtered by name, and the filter keeps the choices', async () => {
    const many = Array.from({ length: 30 }, (_, number) => ({
      key: `40000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`,
      value: `Team ${number}`,
      group: number < 20 ? 'Harbour Restaurants' : 'Alpine Dealer',
    }));
    const { user } = await open({ [`GET ${api}/accessibleteams/values`]: () => many });
    await user.click(await box('Team 3'));
    await user.type(screen.getByRole('searchbox', { name: 'Filter teams' }), 'team 2');
    expect(screen.queryByRole('checkbox', { name: 'Team 3' })).toBeNull();
    expect(await box('Team 21')).toBeVisible();
    await user.clear(screen.getByRole('searchbox', { name: 'Filter teams' }));
    expect(await box('Team 3')).toBeChecked();
  });
});

test.each([
  ['is refused', () => coded('BadRequest_InvitationHasInvalidParameters')],
  ['has no answer', () => Promise.reject(new TypeError('cut'))],
])(
  'what is deleted while an invitation %s says so, and can be unchecked',
  async (_what, answer) => {
    let isLeft = (_record: object) => true;
    const left = <Row extends object>(records: readonly Row[]) =>
      records.filter((record) => isLeft(record));
    const groups = () => left(exampleOf('listPermissionGroupChoices', 'choices'));
    const teams = () => left(exampleOf('listAccessibleTeamValues', 'teams'));
    const { user } = await open({
      [`GET ${api}/permissiongroups`]: groups,
      [`GET ${api}/accessibleteams/values`]: teams,
      [sendCall]: answer,
    });
    await user.type(await email(), 'nia@demo.test');
    await user.click(await box('Support'));
    await user.click(await box('Managers'));
    isLeft = (record) =>
      !['Support', 'Managers'].some((one) => Object.values(record).includes(one));
    await user.click(button('Send'));
    const support = await box('Support');
    const managers = await box('Managers');
    await waitFor(() =>
      expect(support).toHaveAccessibleDescription('Not among the teams to choose'),
    );
    await waitFor(() =>
      expect(managers).toHaveAccessibleDescription(
        'Not among the permission groups of this organisation',
      ),
    );
    await user.click(support);
    expect(support).not.toBeChecked();
  },
);

test('an invitation whose answer cannot be read leaves the form, which cannot send it again', async () => {
  const opened = await open({ [sendCall]: () => ({}) });
  await opened.user.type(await email(), 'nia@demo.test');
  await opened.user.click(button('Send'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This was done, but the answer/);
  expect(await email()).toHaveValue('');
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import {
  alpine,
  id,
  linkBatch,
  membersOf,
  missing,
  openEndAccess as open,
  summary,
  team,
  teamIn,
  user,
} from '~/testing/end-access';
import { harbour } from '~/testing/harbour';
import { openConsole } from '~/testing/open-console';
import { personas } from '~/testing/personas';
import { pressTwice } from '~/testing/press-and-fill';

describe('ending all access', () => {
  test('lists what the user has, and takes all of it away, sessions last', async () => {
    const { dialog, press, rows, sent } = await open();
    expect(await rows()).toEqual([
      'Harbour RestaurantsOwn access',
      'Team SupportLeaves the team, which has access to Harbour Restaurants',
      'SessionsAll that are open now',
    ]);
    expect(sent()).toEqual([]);
    await press('End all access');
    expect(await within(dialog).findByText('All access has ended.')).toBeVisible();
    const membership = exampleOf('listTeamMembers', team).find(({ userID }) => userID === id);
    expect(sent()).toEqual([
      [linkBatch, { changes: [], deletes: ['60000000-0000-4000-8000-000000000002'] }],
      [`POST ${membersOf(harbour)}/batch`, { changes: [], deletes: [membership?.teamUserLinkID] }],
      [`POST /api/user/${id}/sessions/end`, undefined],
    ]);
    await press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'End all access...' })).toHaveFocus();
  });

  test('takes it away once after a double press', async () => {
    const { dialog, sent } = await open();
    await pressTwice('End all access', { within: dialog });
    expect(await within(dialog).findByText('All access has ended.')).toBeVisible();
    expect(sent()).toHaveLength(3);
  });

  test('names the invitations that they have sent, and which stay in sight', async () => {
    const record = { recordID: 'a', organisationID: harbour };
    const names = ['a@demo.test', 'b@demo.test', 'c@demo.test'];
    const records = names.map((name) => ({ ...record, recordID: name, name }));
    let uses: object[] = [{ kind: 'Invitation', effect: 'Goes', total: 5, records }];
    const { dialog, press } = await open({
      [`GET /api/usedby/users/${id}`]: () => ({ deletion: 'Allowed', uses }),
      [linkBatch]: (batch: unknown) => {
        uses = [];
        return batch;
      },
    });
    const text =
      'The invitations that they have sent to a@demo.test, b@demo.test, c@demo.test and 2 others are withdrawn.';
    expect(await within(dialog).findByText(text)).toBeVisible();
    await press('End all access');
    expect(await within(dialog).findByText('All access has ended.')).toBeVisible();
    expect(within(dialog).getByText(text)).toBeVisible();
  });

  test('says which step failed and why, and a retry repeats that step alone', async () => {
    let isBroken = true;
    const { dialog, press, rows, sent } = await open({
      [linkBatch]: (batch: unknown) => (isBroken ? coded('BadRequest') : batch),
    });
    await press('End all access');
    expect(await within(dialog).findByText(/^1 step failed/)).toBeVisible();
    expect(await rows()).toEqual([
      'Harbour RestaurantsOwn accessBad Request.',
      expect.stringMatching(/Ended$/),
      expect.stringMatching(/Ended$/),
    ]);
    isBroken = false;
    const before = sent().length;
    await press('Retry');
    expect(await within(dialog).findByText('All access has ended.')).toBeVisible();
    expect(sent().slice(before)).toEqual([[linkBatch, expect.anything()]]);
  });

  test('asks before it is left, and sends nothing more when it was', async () => {
    let answer: (batch: unknown) => void = () => {};
    const batch = new Promise((resolve) => {
      answer = resolve;
    });
    const { user, history, press, sent } = await open({ [linkBatch]: () => batch });
    await press('End all access');
    await waitFor(() => expect(sent()).toHaveLength(1));
    act(() => history.push('/admin/users'));
    expect(await screen.findByText(/If you leave, nothing more is sent/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(history.location.pathname).toBe('/admin/users'));
    await act(async () => answer({ changes: [], deletes: [] }));
    await screen.findByRole('heading', { level: 1, name: 'Users' });
    expect(sent()).toHaveLength(1);
  });

  test('stops when the session ends, and goes on with what was not tried', async () => {
    let isSignedIn = true;
    const { dialog, press, rows, sent } = await open({
      'GET /Authentication/current': () =>
        isSignedIn
          ? exampleOf('getCurrentSession', 'superUser')
          : new Response('', { status: 401 }),
      [`POST ${membersOf(harbour)}/batch`]: (batch: unknown) =>
        isSignedIn ? batch : new Response('', { status: 401 }),
    });
    isSignedIn = false;
    await press('End all access');
    await screen.findByRole('alertdialog', { name: 'Your session has ended' });
    await waitFor(async () => expect((await rows())[1]).not.toMatch(/Ending/));
    expect(sent()).toHaveLength(2);
    expect(within(dialog).queryByText(/step failed|All access has ended/)).toBeNull();
    isSignedIn = true;
    await act(async () => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'End all access' })).not.toHaveAttribute(
        'aria-disabled',
      ),
    );
    await press('End all access');
    expect(await within(dialog).findByText('All access has ended.')).toBeVisible();
    expect(sent().map(([call]) => call)).toEqual([
      linkBatch,
      `POST ${membersOf(harbour)}/batch`,
      `POST ${membersOf(harbour)}/batch`,
      `POST /api/user/${id}/sessions/end`,
    ]);
  });

  test('counts as done what an attempt without an answer has removed', async () => {
    let isGone = false;
    const { dialog, press, sent } = await open({
      [`GET /api/User/summary/${id}`]: () => ({
        ...summary(),
        organisationUserLinks: summary().organisationUserLinks.slice(isGone ? 1 : 0),
      }),
      [linkBatch]: () => {
        isGone = true;
        throw new TypeError('Failed to fetch');
      },
    });
    await press('End all access');
    expect(await within(dialog).findByText(/^1 step failed/)).toBeVisible();
    await press('Retry');
    expect(await within(dialog).findByText('All access has ended.')).toBeVisible();
    expect(sent().filter(([call]) => call === linkBatch)).toHaveLength(1);
  });

  test('takes the user out of a team where it belongs: there alone members change', async () => {
    const { dialog, press, rows, sent } = await open({
      'GET /api/Organisation': () =>
        exampleOf('listOrganisations', 'list').map((organisation) => ({
          ...organisation,
          parentOrganisationID:
            organisation.organisationID === harbour ? alpine : organisation.parentOrganisationID,
        })),
      [`GET /api/Organisation/summary/${harbour}`]: () =>
        exampleOf('getOrganisationSummary', harbour),
      // The team only has access here, which is enough to read its members.
      [`GET ${teamIn(harbour)}`]: missing,
      [`POST ${membersOf(harbour)}/batch`]: missing,
      [`GET ${teamIn(alpine)}`]: () => ({
        ...exampleOf('getTeam', team),
        ownerOrganisationID: alpine,
      }),
      [`GET ${membersOf(alpine)}`]: () => exampleOf('listTeamMembers', team),
      [`POST ${membersOf(alpine)}/batch`]: (batch: unknown) => batch,
      [`POST /api/user/${id}/sessions/end`]: missing,
    });
    await press('End all access');
    const text = 'All access has ended. Open sessions were not ended.';
    expect(await within(dialog).findByText(text)).toBeVisible();
    const calls = sent().map(([call]) => call);
    expect(calls).toContain(`POST ${membersOf(alpine)}/batch`);
    expect(calls).not.toContain(`POST ${membersOf(harbour)}/batch`);
    expect((await rows()).at(-1)).toMatch(/Not offered by this service$/);
  });

  test('says what stays: the rights of the account, and invitations', async () => {
    const { dialog, press } = await open({
      [`GET /api/user/${id}`]: () => ({ ...user(), scopes: ['superuser'] }),
    });
    expect(await within(dialog).findByText(/Server Administrator stays/)).toHaveTextContent(
      /1 invitation waits for this address, from Alpine Dealer\. Withdraw it on Pending Invites if it is no longer wanted\./,
    );
    await press('End all access');
    expect(await within(dialog).findByText(/^All of the access above has ended\./)).toBeVisible();
  });

  test('says of an invitation that a step has withdrawn no longer that it waits', async () => {
    let invites = summary().organisationUserInvites;
    const { dialog, press } = await open({
      [`GET /api/User/summary/${id}`]: () => ({ ...summary(), organisationUserInvites: invites }),
      [linkBatch]: (batch: unknown) => {
        invites = [];
        return batch;
      },
      [`POST /api/user/${id}/sessions/end`]: () => new Promise(() => {}),
    });
    expect(await within(dialog).findByText(/1 invitation waits/)).toBeVisible();
    await press('End all access');
    await waitFor(() => expect(within(dialog).queryByText(/1 invitation waits/)).toBeNull());
    expect(within(dialog).getAllByText('Ending...')).toHaveLength(1);
  });

  test('says what to do about several invitations of the address', async () => {
    const [invite] = summary().organisationUserInvites;
    const organisationUserInviteID = '90000000-0000-4000-8000-000000000099';
    const other = { ...invite, organisationUserInviteID, organisationName: 'Quay' };
    const { dialog } = await open({
      [`GET /api/User/summary/${id}`]: () => ({
        ...summary(),
        organisationUserInvites: [invite, other],
      }),
    });
    expect(await within(dialog).findByText(/invitations wait/)).toHaveTextContent(
      /2 invitations wait .* Withdraw them on Pending Invites if they are no longer wanted\./,
    );
  });

  test('is not offered for the own account, whose session and own access stay', async () => {
    const own = personas.superUser.userID;
    await openConsole(`/admin/users/edit/${own}`, 'superUser', {
      [`GET /api/user/${own}`]: () => ({ ...user(), userID: own }),
      [`GET /api/user/${own}/signinlimits`]: missing,
      [`GET /api/user/${own}/sessions`]: missing,
    });
    expect(await screen.findByRole('textbox', { name: 'User ID' })).toHaveValue(own);
    expect(screen.queryByRole('button', { name: 'End all access...' })).toBeNull();
  });

  test('says why the access could not be read', async () => {
    const { dialog } = await open({
      [`GET /api/User/summary/${id}`]: () => coded('BadRequest'),
    });
    expect(await within(dialog).findByText('Bad Request.')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'End all access' })).toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { OrganisationUserLinkBatch } from '~/api/organisation-access';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import {
  accessApi,
  accessList,
  ended,
  ids,
  openAccess,
  sentBy,
} from '~/testing/organisation-access';
import { choose, optionsOf } from '~/testing/organisations-page';

const created = ids.link(9);
/** Answers a new link with an id. */
const saves = (batch: unknown) => {
  const { changes } = batch as OrganisationUserLinkBatch;
  const [example] = exampleOf('listLinks', 'links');
  return {
    changes: changes.map((change) => ({ ...example, ...change, organisationUserLinkID: created })),
    deletes: [],
  };
};
const answers = {
  [`POST ${accessApi}/links/batch`]: saves,
  [`GET ${accessApi}/links/${created}/assignments`]: () => [],
  [`GET ${accessApi}/links/${created}/RootNodes`]: () => [],
  [`POST ${accessApi}/links/${created}/assignments/batch`]: (batch: unknown) => batch,
};
const open = (given = {}) => openAccess('/create', { ...answers, ...given });
const button = (name: string) => screen.getByRole('button', { name });
const checkbox = (name: string) => screen.findByRole('checkbox', { name });
const isBack = (history: { location: { pathname: string } }) =>
  waitFor(() => expect(history.location.pathname).toBe(accessList));

describe('Add Organisation Access', () => {
  test('starts with a user who is no administrator, and disables Delete', async () => {
    await open();
    expect(await screen.findByRole('radio', { name: 'A user' })).toBeChecked();
    expect(await checkbox('Organisation Administrator')).not.toBeChecked();
    expect(await checkbox('Everyone')).toBeDisabled();
    expect(button('Done')).toBeVisible();
    expect(button('Delete')).toBeDisabled();
  });

  test('an unconfirmed account is marked and cannot be chosen, and the page says why', async () => {
    const { user } = await open({
      [`GET ${accessApi}/users/values`]: () =>
        exampleOf('listOrganisationUserValues', 'unconfirmed'),
    });
    await user.click(await screen.findByRole('combobox', { name: 'User' }));
    const theo = await screen.findByText('Theo Novak (unconfirmed)');
    expect(theo.closest('[role="option"]')).toHaveAttribute('aria-disabled', 'true');
    await user.click(theo);
    expect(screen.getByRole('combobox', { name: 'User' })).toHaveValue('');
    expect(screen.getByText(/An unconfirmed account cannot be chosen/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'A team' }));
    expect(screen.queryByText(/An unconfirmed account cannot be chosen/)).toBeNull();
  });

  test('gives a user access with the chosen rights', async () => {
    const opened = await open();
    const { user, history } = opened;
    await user.click(await screen.findByRole('combobox', { name: 'User' }));
    await waitFor(async () =>
      expect((await optionsOf('User')).map(({ textContent }) => textContent)).toEqual([
        'Sam Underwood',
        'Nia Okafor',
      ]),
    );
    await choose(user, 'User', 'Nia Okafor');
    await user.click(await checkbox('Organisation Administrator'));
    await user.click(await checkbox('Managers'));
    await user.click(button('Save'));
    await isBack(history);
    expect(sentBy(opened)).toEqual([
      [
        '/batch',
        { changes: [{ linkType: 1, isOrgAdmin: true, teamUserID: ids.user(9) }], deletes: [] },
      ],
      [
        `/${created}/assignments/batch`,
        {
          changes: [
            {
              userPermissionGroupAssignmentID: '00000000-0000-0000-0000-000000000000',
              organisationUserLinkID: created,
              userPermissionGroupID: ids.group(2),
            },
          ],
          deletes: [],
        },
      ],
    ]);
  });

  test('gives a team access and drops a choice of the other type', async () => {
    const opened = await open();
    const { user, history } = opened;
    await choose(user, 'User', 'Nia Okafor');
    await user.click(screen.getByRole('radio', { name: 'A team' }));
    expect(await screen.findByRole('combobox', { name: 'Team' })).toHaveValue('');
    await choose(user, 'Team', 'Area Managers');
    await user.click(button('Save'));
    await isBack(history);
    expect(sentBy(opened)).toEqual([
      [
        '/batch',
        { changes: [{ linkType: 2, isOrgAdmin: false, teamUserID: ids.team(2) }], deletes: [] },
      ],
    ]);
  });

  test('names the owner of teams, even when all belong to one organisation', async () => {
    const { user } = await open({
      [`GET ${accessApi}/accessibleteams/values`]: () => [
        { key: ids.team(3), value: 'Helpdesk', group: 'Alpine Dealer' },
      ],
    });
    await user.click(await screen.findByRole('radio', { name: 'A team' }));
    await user.click(await screen.findByRole('combobox', { name: 'Team' }));
    expect(await screen.findByText('Alpine Dealer')).toBeInTheDocument();
  });

  test('sends nothing without a choice', async () => {
    const opened = await open();
    await opened.user.click(await checkbox('Managers'));
    await opened.user.click(button('Save'));
    expect(await screen.findByText('Choose a user.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'User' })).toHaveFocus());
    expect(sentBy(opened)).toEqual([]);
  });

  test('a failed part keeps the link, and another save creates no second one', async () => {
    let isDown = true;
    let stored: object[] = exampleOf('listLinks', 'links');
    const opened = await open({
      [`GET ${accessApi}/links`]: () => stored,
      [`POST ${accessApi}/links/batch`]: (batch: unknown) => {
        const saved = saves(batch);
        stored = [...stored, ...saved.changes];
        return saved;
      },
      [`POST ${accessApi}/links/${created}/assignments/batch`]: (batch: unknown) =>
        isDown ? coded('BadRequest') : batch,
    });
    const { user, history, calls } = opened;
    await choose(user, 'User', 'Nia Okafor');
    await user.click(await checkbox('Managers'));
    await user.click(button('Save'));
    expect(await screen.findByText(/There was an error commiting/)).toHaveTextContent(
      'Saved: the access itself. Not saved: permission groups.',
    );
    expect(screen.getByRole('combobox', { name: 'User' })).toHaveAttribute('readonly');
    expect(screen.getByRole('combobox', { name: 'User' })).toHaveValue('Nia Okafor');
    expect(screen.getByRole('radio', { name: 'A team' })).toBeDisabled();
    isDown = false;
    calls.length = 0;
    await user.click(button('Save'));
    await isBack(history);
    expect(sentBy(opened).map(([path]) => path)).toEqual([`/${created}/assignments/batch`]);
  });

  test('after a lost answer a save looks for the link before it sends it again', async () => {
    let stored = exampleOf('listLinks', 'links');
    const opened = await open({
      [`GET ${accessApi}/links`]: () => stored,
      [`POST ${accessApi}/links/batch`]: (batch: unknown) => {
        const [created] = saves(batch).changes as typeof stored;
        if (created) stored = [...stored, { ...created, teamUserName: 'Nia Okafor' }];
        return Promise.reject(new TypeError('Failed to fetch'));
      },
    });
    const { user, history, calls } = opened;
    await choose(user, 'User', 'Nia Okafor');
    await user.click(button('Save'));
    expect(await screen.findByText(/There was an error commiting/)).toHaveTextContent(
      'Network error Perhaps saved: the access itself.',
    );
    calls.length = 0;
    await user.click(button('Save'));
    await isBack(history);
    expect(sentBy(opened)).toEqual([]);
    expect(await screen.findByText('The access of Nia Okafor was saved already.')).toBeVisible();
  });

  test('shows the refusal of a person who has joined already', async () => {
    const { user } = await open({
      [`POST ${accessApi}/links/batch`]: () => coded('BadRequest_UserHasAlreadyJoined'),
    });
    await choose(user, 'User', 'Nia Okafor');
    await user.click(button('Save'));
    expect(await screen.findByText(/User is already part of this organisation\.$/)).toBeVisible();
  });

  test('Retry repeats a failed load of the users', async () => {
    let isDown = true;
    const { user } = await open({
      [`GET ${accessApi}/users/values`]: () => (isDown ? coded('BadRequest') : []),
    });
    expect(
      await screen.findByText('The users to choose could not be loaded. Bad Request.'),
    ).toBeVisible();
    isDown = false;
    await user.click(button('Retry'));
    expect(await screen.findByText(/^Nobody is left to choose\./)).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Invite User' })).toBeVisible();
  });
});

describe('a copy of access', () => {
  const uma = ids.link(2);

  test('begins with the groups and outlets of the other, without administrator access', async () => {
    const opened = await openAccess(`/edit/${uma}`, {
      ...answers,
      [`POST ${accessApi}/links/${created}/RootNodes/batch`]: (batch: unknown) => batch,
    });
    const { user, history } = opened;
    await user.click(await screen.findByRole('link', { name: 'Copy access to...' }));
    expect(await screen.findByText(/are those of Uma Olsen/)).toBeVisible();
    expect(history.location.search).toBe(`?copy=${uma}`);
    expect(await checkbox('Organisation Administrator')).not.toBeChecked();
    await choose(user, 'User', 'Nia Okafor');
    await user.click(button('Save'));
    await isBack(history);
    expect(sentBy(opened).map(([, body]) => (body as { changes: object[] }).changes)).toEqual([
      [{ linkType: 1, isOrgAdmin: false, teamUserID: ids.user(9) }],
      [expect.objectContaining({ userPermissionGroupID: ids.group(2) })],
      [expect.objectContaining({ nodeID: ids.place(2) })],
    ]);
  });

  test('has no end, and says when the copied access has ended', async () => {
    const opened = await openAccess(`/create?copy=${uma}`, {
      ...answers,
      ...ended(2),
      [`POST ${accessApi}/links/${created}/RootNodes/batch`]: (batch: unknown) => batch,
    });
    expect(
      await screen.findByText(
        'That access ended on Nov 20, 2026, 06:00 PM UTC. The new access has no end.',
      ),
    ).toBeVisible();
    await choose(opened.user, 'User', 'Nia Okafor');
    await opened.user.click(button('Save'));
    await isBack(opened.history);
    expect(opened.calls.some(({ call }) => call === `POST ${accessApi}/accessends`)).toBe(false);
  });

  test('says that the access to copy is gone', async () => {
    await openAccess(`/create?copy=${ids.link(8)}`, answers);
    expect(await screen.findByText(/error loading this organisation link/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'User' })).toBeNull();
  });
});

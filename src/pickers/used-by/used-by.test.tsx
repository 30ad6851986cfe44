import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { UsedBy } from '~/api/record-facts';
import { ChunkLoadError } from '~/shell/load-chunk';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { harbour } from '~/testing/harbour';
import { holdBack } from '~/testing/hold-back';
import { openConsole } from '~/testing/open-console';
import { ids } from '~/testing/organisation-access';
import { recordFacts } from '../record-facts';

const uma = '10000000-0000-4000-8000-000000000003';
const europe = '30000000-0000-4000-8000-000000000001';
const nothing = exampleOf('readUsedBy', 'empty');

/** Opens Edit User, with an answer to the call that says what uses the user. */
async function openUser(uses: unknown, id = uma) {
  const opened = await openConsole(`/admin/users/edit/${id}`, 'superUser', {
    [`GET /api/user/${id}`]: () => exampleOf('getUser', id),
    [`GET /api/usedby/users/${id}`]: () => (uses instanceof Response ? uses.clone() : uses),
  });
  return { ...opened, remove: await screen.findByRole('button', { name: 'Delete' }) };
}

/** Opens the clients, asks to delete the client Kiosk, and returns the dialog. */
async function askForClient(uses: () => unknown) {
  const opened = await openConsole('/admin/clients', 'superUser', {
    'GET /api/client': () => exampleOf('listClients', 'list'),
    'GET /api/usedby/clients/kiosk': uses,
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Delete Kiosk' }));
  return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Delete Row' }) };
}

const linksIn = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const plain = /^Delete RowDelete "Kiosk"\? It is deleted when you save the changes\./;

describe('the question before a deletion', () => {
  test('names what goes and what stays, with links to the pages', async () => {
    const { user, remove } = await openUser(exampleOf('readUsedBy', uma));
    await user.click(remove);
    const dialog = await screen.findByRole('dialog', { name: 'Delete' });
    expect(await within(dialog).findByText(/^Used by/)).toHaveTextContent(
      'Used by 1 access link, 1 team, 1 invitation and 1 accepted version.',
    );
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Access link goes with itHarbour Restaurants',
      'Team loses this memberSupport',
      'Invitation goes with itnew.person@demo.test',
      'Accepted version stays without the name of the userHarbour Quay: Point of Sale 7.4.2.118',
    ]);
    const organisation = `/organisation/${harbour}`;
    expect(linksIn(dialog)).toEqual([
      ['Harbour Restaurants', `${organisation}/links/edit/${ids.link(2)}`],
      ['Support', `${organisation}/teams/edit/${ids.team(1)}`],
      ['new.person@demo.test', `${organisation}/pendinginvites`],
      [
        'Harbour Quay: Point of Sale 7.4.2.118',
        '/organisation/20000000-0000-4000-8000-000000000004/acceptances',
      ],
    ]);
    expect(dialog).not.toHaveTextContent('refused');
    expect(dialog).toHaveTextContent('Delete "Uma Olsen"? This cannot be undone.');
  });

  test('says that the service will refuse, and leaves the deletion to the service', async () => {
    const { user } = await openConsole(`/admin/poscoreinstances/edit/${europe}`, 'superUser', {
      [`GET /api/posCoreInstance/${europe}`]: () => exampleOf('getPosCoreInstance', europe),
      [`GET /api/usedby/poscoreinstances/${europe}`]: () => exampleOf('readUsedBy', europe),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete' });
    expect(await within(dialog).findByText('The deletion will be refused.')).toBeVisible();
    expect(dialog).toHaveTextContent('Organisations prevent the deletion');
    expect(linksIn(dialog)).toContainEqual(['2026-10', '/admin/statistics?month=2026-10']);
    expect(within(dialog).getByRole('button', { name: 'Delete' })).toBeEnabled();
  });

  test('counts what it does not name', async () => {
    const { user, remove } = await openUser(exampleOf('readUsedBy', 'many'));
    await user.click(remove);
    const dialog = await screen.findByRole('dialog', { name: 'Delete' });
    expect(await within(dialog).findByText('Used by 1,240 organisations.')).toBeVisible();
    expect(linksIn(dialog)).toHaveLength(20);
    expect(dialog).toHaveTextContent('Harbour Kitchen 20 and 1,220 more');
  });

  test('does not name what the administrator may not see', async () => {
    const hidden: UsedBy = {
      deletion: 'Allowed',
      uses: [{ kind: 'AccessLink', effect: 'Goes', total: 2, records: [] }],
    };
    const { user, remove } = await openUser(hidden);
    await user.click(remove);
    expect(await screen.findByText('2 in other organisations')).toBeVisible();
  });

  test('says that programs are not known, if no record uses a client', async () => {
    const { dialog } = await askForClient(() => nothing);
    expect(await within(dialog).findByRole('status')).toHaveTextContent(
      'No other record uses this client. Programs that use it are not known here.',
    );
  });

  test('says that no record uses another one', async () => {
    const { user, remove } = await openUser(nothing);
    await user.click(remove);
    expect(await screen.findByText('No other record uses this user.')).toBeVisible();
  });

  test('says why a person cannot delete the own account', async () => {
    const sam = '10000000-0000-4000-8000-000000000001';
    const { user, remove } = await openUser(exampleOf('readUsedBy', sam), sam);
    await user.click(remove);
    expect(
      await screen.findByText('The deletion will be refused: this is your own account.'),
    ).toBeVisible();
    const dialog = within(screen.getByRole('dialog', { name: 'Delete' }));
    expect(dialog.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('works as usual while the answer is on its way', async () => {
    const { dialog, user } = await askForClient(() => new Promise(() => {}));
    expect(await within(dialog).findByText('Looking up what uses it...')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('button', { name: /^Save Changes/ })).toBeVisible();
  });

  test.each([403, 404, 501])('is as before if the service answers %d', async (status) => {
    const { dialog } = await askForClient(() => coded('Not here.', status));
    await waitFor(() => expect(dialog).toHaveTextContent(plain));
    expect(within(dialog).queryByRole('status')).toBeNull();
  });

  test('asks nothing for a row that was never saved', async () => {
    const { user, calls } = await openConsole('/admin/clients', 'superUser', {
      'GET /api/client': () => exampleOf('listClients', 'list'),
    });
    await screen.findByRole('gridcell', { name: 'kiosk' });
    await user.click(screen.getByRole('button', { name: 'Add client' }));
    await user.keyboard('new-one{Tab}New One{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Delete New One' }));
    expect(await screen.findByText(/It has never been saved\./)).toBeVisible();
    expect(calls.filter(({ call }) => call.includes('/usedby/'))).toEqual([]);
  });

  test('asks about unsaved edits before a link leaves the page', async () => {
    const { user, remove } = await openUser(exampleOf('readUsedBy', uma));
    await user.type(screen.getByLabelText(/^Full Name/), ' Berg');
    await user.click(remove);
    await user.click(await screen.findByRole('link', { name: 'Support' }));
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
  });

  test('of a permission group replaces the many reads of its holders by one', async () => {
    const group = ids.group(2);
    const { user, calls } = await openConsole(
      `/organisation/${harbour}/permissiongroups/edit/${group}`,
      'organisationAdministrator',
      {
        [`GET /api/organisation/${harbour}/userpermissiongroup/${group}`]: () =>
          exampleOf('getPermissionGroup', group),
        [`GET /api/organisation/${harbour}/usedby/permissiongroups/${group}`]: () =>
          exampleOf('readOrganisationUsedBy', group),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete' });
    expect(
      await within(dialog).findByText('Used by 1 access link and 1 invitation.'),
    ).toBeVisible();
    expect(dialog).toHaveTextContent('Invitation stays without this permission group');
    expect(calls.filter(({ call }) => call.includes('/links'))).toEqual([]);
  });
});

describe('while the code of the answer is missing', () => {
  const group = ids.group(2);
  const path = `/organisation/${harbour}/permissiongroups/edit/${group}`;
  const answers = {
    [`GET /api/organisation/${harbour}/userpermissiongroup/${group}`]: () =>
      exampleOf('getPermissionGroup', group),
    [`GET /api/organisation/${harbour}/links`]: () => [],
  };

  test('the question is as before, and says that the code is lost', async () => {
    const part = holdBack(recordFacts);
    const { user, calls } = await openConsole(path, 'organisationAdministrator', answers);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete' });
    expect(dialog).toHaveTextContent(/^DeleteDelete "Managers"\? This cannot be undone\./);
    expect(calls.filter(({ call }) => call.endsWith('/links'))).toEqual([]);
    // What uses the group is told to nobody who waits; then who has it is asked for.
    await part.fail(new ChunkLoadError('record-facts', 'unreached'));
    await part.fail(new ChunkLoadError('record-facts', 'unreached'));
    const lost = await screen.findByRole('alertdialog', {
      name: /^Loading chunk record-facts failed/,
    });
    expect(within(lost).getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

describe('the button beside the heading', () => {
  test('counts the uses, and opens the list of them', async () => {
    const { user } = await openUser(exampleOf('readUsedBy', uma));
    const button = await screen.findByRole('button', { name: 'Used by 4' });
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Used by' });
    expect(linksIn(dialog)).toHaveLength(4);
    expect(dialog).toHaveTextContent('If this user is deleted:Access link goes with it');
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) ?? dialog);
    await waitFor(() => expect(button).toHaveFocus());
  });

  test.each([
    ['nothing uses the record', nothing],
    ['the service lacks the call', coded('Not here.', 501)],
  ])('is not shown if %s', async (_case, answer) => {
    const { calls } = await openUser(answer);
    await waitFor(() =>
      expect(calls.map(({ call }) => call)).toContain(`GET /api/usedby/users/${uma}`),
    );
    await expect.poll(() => screen.queryByRole('button', { name: /^Used by/ })).toBeNull();
  });
});

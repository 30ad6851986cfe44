import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { User } from '~/api/users';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';
import { confirm, fill, press } from '~/testing/press-and-fill';

const uma = exampleOf('getUser', '10000000-0000-4000-8000-000000000003');
const call = `GET /api/user/${uma.userID}`;
const isMissing = () => new Response('', { status: 404 });

/** Opens the console on a service that stores users. */
function open(path: string) {
  let stored: User[] = exampleOf('listUsers', 'users');
  return openConsole(path, 'superUser', {
    'GET /api/user': () => stored,
    [call]: () => stored.find(({ userID }) => userID === uma.userID) ?? isMissing(),
    [`${call}/signinlimits`]: isMissing,
    [`${call}/sessions`]: isMissing,
    [`${call}/usedby`]: isMissing,
    'POST /api/user/batch': (body: unknown) => {
      const { changes, deletes } = body as { changes: User[]; deletes: string[] };
      const saved = changes.map((change) => ({
        ...change,
        userID: change.userID ?? '10000000-0000-4000-8000-000000000099',
      }));
      const isGone = new Set([...deletes, ...saved.map(({ userID }) => userID)]);
      stored = [...stored.filter(({ userID }) => !isGone.has(userID)), ...saved];
      return { changes: saved, deletes };
    },
  });
}

const list = '/admin/users?q=olsen&sort=-fullName';
const link = (name: string) => screen.findByRole('link', { name: `Edit ${name}` });
const markedRows = () =>
  [...document.querySelectorAll('[data-returned] [role="rowheader"]')].map(
    ({ textContent }) => textContent,
  );
type Opened = Awaited<ReturnType<typeof open>>;

async function openList() {
  const opened = await open(list);
  fireEvent.click(await link('Uma Olsen'));
  await screen.findByRole('heading', { level: 1, name: 'Edit User' });
  await screen.findByLabelText(/^Full Name/);
  return opened;
}
const isBack = ({ history }: Opened) =>
  waitFor(() => {
    expect(history.location.pathname).toBe('/admin/users');
    expect(history.location.search).toBe('?q=olsen&sort=-fullName');
  });

test.each([
  ['Done', async () => press('Done')],
  ['Back of the browser', async ({ history }: Opened) => act(() => history.back())],
  [
    'Cancel',
    async () => {
      await fill('Full Name', 'Uma Berg');
      await press('Cancel');
    },
  ],
])('%s leads to the list as it was, and focuses the marked row', async (_, leave) => {
  const opened = await openList();
  await leave(opened);
  await isBack(opened);
  await waitFor(async () => expect(await link('Uma Olsen')).toHaveFocus());
  expect(markedRows()).toEqual(['Uma Olsen']);
  expect(screen.getByLabelText('Search all columns')).toHaveValue('olsen');
});

test('a save marks the row as it is stored now', async () => {
  const opened = await openList();
  await fill('Full Name', 'Ulla Olsen');
  await press('Save');
  await isBack(opened);
  await waitFor(() => expect(markedRows()).toEqual(['Ulla Olsen']));
  expect(await link('Ulla Olsen')).toHaveFocus();
  expect(await screen.findByText('Saved Ulla Olsen.')).toBeVisible();
});

test('a created record that the list shows is marked', async () => {
  const opened = await open(list);
  await link('Uma Olsen');
  act(() => opened.history.push('/admin/users/edit/new'));
  await fill('Display Name', 'Nia');
  await fill('Full Name', 'Nia Olsen');
  await fill('Email', 'nia@demo.test');
  await press('Save');
  await isBack(opened);
  await waitFor(() => expect(markedRows()).toEqual(['Nia Olsen']));
  expect(await link('Nia Olsen')).toHaveFocus();
});

test.each([
  [
    'that no longer matches the search',
    async () => {
      await fill('Full Name', 'Uma Berg');
      await press('Save');
    },
    'Saved Uma Berg.',
  ],
  [
    'that was deleted',
    async () => {
      await press('Delete');
      await confirm('Delete');
    },
    'Deleted Uma Olsen.',
  ],
])('a record %s is not marked, and the notice names it', async (_, leave, notice) => {
  const opened = await openList();
  await leave();
  await isBack(opened);
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Edit Uma/ })).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Users' })).toHaveFocus());
  expect(markedRows()).toEqual([]);
  expect(await screen.findByText(notice)).toBeVisible();
});

test('selected rows are still selected', async () => {
  await open('/admin/users');
  await press('More tools');
  await press('Select rows');
  fireEvent.click(await screen.findByRole('checkbox', { name: /Ada Marchetti/ }));
  fireEvent.click(await link('Uma Olsen'));
  await press('Done');
  expect(await screen.findByText(/1 row selected/)).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: /Ada Marchetti/ })).toBeChecked();
});

test('an edit page without a list before leads to the plain list', async () => {
  const { history } = await open(`/admin/users/edit/${uma.userID}`);
  await press('Done');
  expect(await link('Uma Olsen')).toBeVisible();
  expect(history.location.href).toBe('/admin/users');
});

test('a link to the list clears its search, also after a return', async () => {
  const opened = await openList();
  await press('Done');
  await isBack(opened);
  act(() => opened.history.push('/admin/users'));
  await waitFor(() => expect(screen.getByLabelText('Search all columns')).toHaveValue(''));
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { listedOrganisation } from '~/api/listed-organisation';
import { restartConsole } from '~/session/unsaved-edits';
import { exampleOf } from '~/testing/contract-examples';
import { harbour } from '~/testing/harbour';
import { replaceReloads } from '~/testing/replaced-reloads';
import {
  comeToTheFront,
  dialog,
  noDialog,
  openSignedIn,
  openSystemHealth,
  refused,
  session,
  sessionCalls,
  unauthorised,
} from '~/testing/session-end';

beforeEach(replaceReloads);

test('a 401 in the middle of work opens a dialog over the page, with the login in a new tab', async () => {
  await openSystemHealth();
  session.user = 'nobody';
  await unauthorised();
  expect(await dialog()).toBeVisible();
  const login = screen.getByRole('link', { name: 'Login in a new tab' });
  expect(login).toHaveAttribute('href', '/authentication/login?returnUrl=/');
  expect(login).toHaveAttribute('target', '_blank');
  expect(
    screen.getByRole('heading', { level: 1, name: 'System Health', hidden: true }),
  ).toBeVisible();
});

test('a 401 of a remote instance does not end the session', async () => {
  const { calls } = await openSystemHealth();
  await unauthorised();
  await waitFor(() => expect(sessionCalls(calls)).toHaveLength(2));
  await noDialog();
});

test('once the same user is back, the dialog closes and failed queries are repeated', async () => {
  const { queryClient } = await openSystemHealth({
    'GET /api/Organisation': () =>
      session.user === 'nobody'
        ? new Response('', { status: 401 })
        : exampleOf('listOrganisations', 'list').filter(
            ({ organisationID }) => organisationID === harbour,
          ),
  });
  const { queryKey } = listedOrganisation(harbour);
  await waitFor(() => expect(queryClient.getQueryData(queryKey)).toHaveLength(1));
  session.user = 'nobody';
  await act(() => queryClient.refetchQueries({ queryKey }));
  expect(await dialog()).toBeVisible();

  await comeToTheFront();
  expect(await dialog()).toBeVisible();

  session.user = 'superUser';
  await comeToTheFront();
  await noDialog();
  await waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('success'));
  expect(restartConsole).not.toHaveBeenCalled();
});

test.each([true, false])(
  'over another page than before, the dialog gives the focus to the heading (focus before: %s)',
  async (hadFocus) => {
    const { history } = await openSystemHealth();
    act(() => history.push('/admin/statistics'));
    const before = await screen.findByRole('heading', { name: 'Statistics' });
    expect(before).toHaveFocus();
    if (!hadFocus) before.blur();
    session.user = 'nobody';
    await unauthorised();
    await dialog();
    act(() => history.back());
    const heading = await screen.findByRole('heading', { name: 'System Health', hidden: true });
    session.user = 'superUser';
    await comeToTheFront();
    await noDialog();
    expect(heading).toHaveFocus();
  },
);

test('once another user has signed in, the console starts again', async () => {
  const { user } = await openSystemHealth();
  session.user = 'nobody';
  await unauthorised();
  await dialog();
  session.user = 'ordinaryUser';
  await user.click(screen.getByRole('button', { name: 'I have signed in', hidden: true }));
  await waitFor(() => expect(restartConsole).toHaveBeenCalledOnce());
});

test('several 401s at once open one dialog and send one session call', async () => {
  const { queryClient, calls } = await openSystemHealth();
  const failing = Array.from({ length: 8 }, (_, index) => ({
    queryKey: ['polled', index],
    queryFn: async () => {
      if (session.user === 'nobody') throw refused();
      return index;
    },
  }));
  await act(() => Promise.all(failing.map((query) => queryClient.fetchQuery(query))));
  const before = sessionCalls(calls).length;
  session.user = 'nobody';
  await act(async () => {
    await Promise.allSettled(
      failing.map((query) => queryClient.fetchQuery({ ...query, staleTime: 0 })),
    );
  });
  expect(await dialog()).toBeVisible();
  // The next round of a poller, while the dialog is open.
  await act(async () => {
    await Promise.allSettled(
      failing.map((query) => queryClient.fetchQuery({ ...query, staleTime: 0 })),
    );
  });
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  expect(sessionCalls(calls)).toHaveLength(before + 1);

  session.user = 'superUser';
  await comeToTheFront();
  await noDialog();
  await waitFor(() => {
    for (const { queryKey } of failing) {
      expect(queryClient.getQueryState(queryKey)?.status).toBe('success');
    }
  });
});

/** The sign-in page, where a back end of other people redirects the calls of an ended session. */
const redirected = () =>
  Object.defineProperty(
    new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
    'redirected',
    { value: true },
  );

test.each([
  ['gets a 401', () => new Response('You are not signed in.', { status: 401 })],
  ['is redirected to a page', redirected],
])(
  'a grid whose save %s shows only the session dialog, and keeps the edits for a retry',
  async (_, refusedSave) => {
    const stored = exampleOf('listUsers', 'users');
    const { user, calls } = await openSignedIn('/admin/users', {
      'GET /api/user': () => stored,
      'POST /api/user/batch': (batch: unknown) =>
        session.user === 'nobody' ? refusedSave() : batch,
    });
    await user.dblClick(await screen.findByRole('rowheader', { name: 'Uma Olsen' }));
    const input = await screen.findByRole('textbox', { name: 'Full Name' });
    await user.clear(input);
    await user.type(input, 'Uma Berg{Enter}');
    const save = () => screen.getByRole('button', { name: /^Save Changes/, hidden: true });
    const batches = () => calls.filter(({ call }) => call === 'POST /api/user/batch');

    session.user = 'nobody';
    await user.click(save());
    expect(await dialog()).toBeVisible();
    await waitFor(() => expect(save()).not.toHaveAttribute('data-loading'));
    expect(screen.queryByRole('dialog', { name: 'Error', hidden: true })).toBeNull();

    session.user = 'superUser';
    await comeToTheFront();
    await noDialog();
    expect(screen.queryByRole('dialog', { name: 'Error', hidden: true })).toBeNull();
    expect(screen.getByText('Unsaved')).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(screen.queryByText('Unsaved')).toBeNull());
    expect(batches()).toHaveLength(2);
    expect(batches()[1]).toEqual(batches()[0]);
  },
);

test('a list that gets a 401 shows only the session dialog, and no error after the login', async () => {
  const { user } = await openSignedIn('/admin/users', {
    'GET /api/user': () =>
      session.user === 'nobody'
        ? new Response('You are not signed in.', { status: 401 })
        : exampleOf('listUsers', 'users'),
  });
  await screen.findByRole('rowheader', { name: 'Uma Olsen' });
  session.user = 'nobody';
  await user.click(screen.getByRole('button', { name: 'More tools' }));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await dialog()).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Error', hidden: true })).toBeNull();
  session.user = 'superUser';
  await comeToTheFront();
  await noDialog();
  const page = within(screen.getByRole('main'));
  expect(await page.findByRole('rowheader', { name: 'Uma Olsen' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Error', hidden: true })).toBeNull();
});

test('a form whose save gets a 401 shows no message of its own', async () => {
  const profile = exampleOf('getOwnProfile', '10000000-0000-4000-8000-000000000001');
  const { user } = await openSignedIn('/profile', {
    'GET /api/user/profile': () => profile,
    'POST /api/user/profile': () =>
      session.user === 'nobody' ? new Response('You are not signed in.', { status: 401 }) : profile,
  });
  await user.type(await screen.findByRole('textbox', { name: /Display Name/ }), 'x');
  session.user = 'nobody';
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await dialog()).toBeVisible();
  const save = () => screen.getByRole('button', { name: 'Save', hidden: true });
  await waitFor(() => expect(save()).not.toHaveAttribute('data-loading'));
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '~/api/api-error';
import { signalFailure } from '~/api/failure-listeners';
import { organisationQueries } from '~/api/organisations';
import type { Announcement } from '~/session/session-channel';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole, type Persona } from '~/testing/open-console';

const { startAnew, reloadPage, hasUnsavedEdits, otherTabs } = vi.hoisted(() => ({
  startAnew: vi.fn(),
  reloadPage: vi.fn(),
  hasUnsavedEdits: vi.fn(() => false),
  otherTabs: new Set<(announcement: unknown) => void>(),
}));
vi.mock('~/session/unsaved-edits', async (original) => ({
  ...(await original()),
  startAnew,
  reloadPage,
  hasUnsavedEdits,
}));
vi.mock('~/session/session-channel', () => ({
  announce: () => {},
  onAnnouncement: (listener: (announcement: unknown) => void) => {
    otherTabs.add(listener);
    return () => otherTabs.delete(listener);
  },
}));

let signedIn: Persona;
beforeEach(() => {
  signedIn = 'superUser';
  startAnew.mockClear();
  reloadPage.mockClear();
  hasUnsavedEdits.mockReturnValue(false);
});

const currentSession = () =>
  signedIn === 'nobody'
    ? new Response('', { status: 401 })
    : exampleOf('getCurrentSession', signedIn);

const open = (answers = {}) =>
  openConsole('/organisation/20000000-0000-4000-8000-000000000003/systemhealth', 'superUser', {
    'GET /Authentication/current': currentSession,
    ...answers,
  });

const refused = () => {
  const error = new ApiError({ status: 401, message: 'Unauthorized' });
  signalFailure(error);
  return error;
};
const unauthorised = () => act(async () => void refused());
const restored = () => Object.assign(new Event('pageshow'), { persisted: true });
const sessionCalls = (calls: { call: string }[]) =>
  calls.filter(({ call }) => call === 'GET /Authentication/current');
const announceFromOtherTab = (announcement: Announcement) =>
  act(async () => {
    for (const tell of [...otherTabs]) tell(announcement);
  });
const comeToTheFront = () => act(async () => void window.dispatchEvent(new Event('focus')));
const dialog = () => screen.findByRole('alertdialog', { name: 'Your session has ended' });
const noDialog = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

test('a 401 in the middle of work opens a dialog over the page, with the login in a new tab', async () => {
  await open();
  signedIn = 'nobody';
  await unauthorised();
  expect(await dialog()).toBeVisible();
  const login = screen.getByRole('link', { name: 'Login in a new tab' });
  expect(login).toHaveAttribute('href', '/authentication/login?returnUrl=/');
  expect(login).toHaveAttribute('target', '_blank');
  expect(
    screen.getByRole('heading', { level: 1, name: 'System Health', hidden: true }),
  ).toBeVisible();
});

test('a 401 of a remote instance is not the end of the session', async () => {
  const { calls } = await open();
  await unauthorised();
  await waitFor(() => expect(sessionCalls(calls)).toHaveLength(2));
  await noDialog();
});

test('when the same user is back the work goes on, and what failed is asked for again', async () => {
  const { queryClient } = await open({
    'GET /api/Organisation': () =>
      signedIn === 'nobody'
        ? new Response('', { status: 401 })
        : exampleOf('listOrganisations', 'list'),
  });
  const { queryKey } = organisationQueries.list();
  await waitFor(() => expect(queryClient.getQueryData(queryKey)).toBeDefined());
  signedIn = 'nobody';
  await act(() => queryClient.refetchQueries({ queryKey }));
  expect(await dialog()).toBeVisible();

  await comeToTheFront();
  expect(await dialog()).toBeVisible();

  signedIn = 'superUser';
  await comeToTheFront();
  await noDialog();
  await waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('success'));
  expect(startAnew).not.toHaveBeenCalled();
});

test('when another user is signed in the console starts anew', async () => {
  const { user } = await open();
  signedIn = 'nobody';
  await unauthorised();
  await dialog();
  signedIn = 'ordinaryUser';
  await user.click(screen.getByRole('button', { name: 'I have logged in', hidden: true }));
  await waitFor(() => expect(startAnew).toHaveBeenCalledOnce());
});

test('after a sign-out in another tab the page loads itself anew, which shows Login Required', async () => {
  await open();
  signedIn = 'nobody';
  await announceFromOtherTab({ kind: 'signed-out' });
  await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
  await noDialog();
});

test('what was signed out somewhere else, while a session is there, changes nothing', async () => {
  const { calls } = await open();
  await announceFromOtherTab({ kind: 'signed-out' });
  await waitFor(() => expect(sessionCalls(calls)).toHaveLength(2));
  expect(reloadPage).not.toHaveBeenCalled();
  await noDialog();
});

test('a tab that has been signed out keeps its edits, out of sight, or drops them', async () => {
  hasUnsavedEdits.mockReturnValue(true);
  const { user } = await open();
  signedIn = 'nobody';
  await announceFromOtherTab({ kind: 'signed-out' });
  expect(await dialog()).toHaveAttribute('data-hides-page');
  expect(screen.getByText(/You have signed out in another tab/)).toBeVisible();
  // A call that fails now does not bring the page back into sight.
  await unauthorised();
  await user.click(screen.getByRole('button', { name: 'I have logged in', hidden: true }));
  expect(await dialog()).toHaveAttribute('data-hides-page');
  expect(reloadPage).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Drop my changes', hidden: true }));
  expect(reloadPage).toHaveBeenCalledOnce();

  signedIn = 'superUser';
  await announceFromOtherTab({ kind: 'signed-in', userID: 'whoever' });
  await noDialog();
});

test('a tab that has left for the logout is looked after, within two seconds', async () => {
  await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await announceFromOtherTab({ kind: 'signing-out' });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  signedIn = 'nobody';
  await act(() => vi.advanceTimersByTimeAsync(500));
  vi.useRealTimers();
  await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
});

test('a tab that was opened without a session makes no other one lose its place', async () => {
  await open();
  signedIn = 'nobody';
  await announceFromOtherTab({ kind: 'not-signed-in' });
  expect(await dialog()).not.toHaveAttribute('data-hides-page');
  expect(reloadPage).not.toHaveBeenCalled();
});

test('many calls that are refused at once give one notice, and ask once whose session it is', async () => {
  const { queryClient, calls } = await open();
  const failing = Array.from({ length: 8 }, (_, index) => ({
    queryKey: ['polled', index],
    queryFn: async () => {
      if (signedIn === 'nobody') throw refused();
      return index;
    },
  }));
  await act(() => Promise.all(failing.map((query) => queryClient.fetchQuery(query))));
  const before = sessionCalls(calls).length;
  signedIn = 'nobody';
  await act(async () => {
    await Promise.allSettled(
      failing.map((query) => queryClient.fetchQuery({ ...query, staleTime: 0 })),
    );
  });
  expect(await dialog()).toBeVisible();
  // And the next round of a poller, while the notice is there.
  await act(async () => {
    await Promise.allSettled(
      failing.map((query) => queryClient.fetchQuery({ ...query, staleTime: 0 })),
    );
  });
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  expect(sessionCalls(calls)).toHaveLength(before + 1);

  signedIn = 'superUser';
  await comeToTheFront();
  await noDialog();
  await waitFor(() => {
    for (const { queryKey } of failing) {
      expect(queryClient.getQueryState(queryKey)?.status).toBe('success');
    }
  });
});

test('a page that the browser kept as it was shows nothing until it is known who is there', async () => {
  await open();
  const root = document.documentElement;
  act(() => void window.dispatchEvent(restored()));
  expect(root).not.toBeVisible();
  await waitFor(() => expect(root).toBeVisible());
  expect(reloadPage).not.toHaveBeenCalled();

  signedIn = 'nobody';
  act(() => void window.dispatchEvent(restored()));
  await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
  expect(root).not.toBeVisible();
  root.style.visibility = '';
});

test('a page that comes to the front looks whether the session is still there', async () => {
  await open();
  signedIn = 'nobody';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await dialog()).toBeVisible();
});

test('Login Required goes on by itself once somebody has logged in', async () => {
  await openConsole('/admin', 'nobody');
  await screen.findByRole('heading', { level: 1, name: 'Login Required' });
  await announceFromOtherTab({ kind: 'signed-out' });
  expect(reloadPage).not.toHaveBeenCalled();
  await announceFromOtherTab({ kind: 'signed-in', userID: 'anybody' });
  expect(reloadPage).toHaveBeenCalledOnce();
  act(() => void window.dispatchEvent(restored()));
  expect(reloadPage).toHaveBeenCalledTimes(2);
});

test('another user in another tab starts this one anew', async () => {
  await open();
  signedIn = 'ordinaryUser';
  await announceFromOtherTab({ kind: 'signed-in', userID: 'somebody else' });
  await waitFor(() => expect(startAnew).toHaveBeenCalledOnce());
});

test('a save in a grid that the end of the session refuses: only the session is spoken of, the edits stay, and are saved after the login', async () => {
  const stored = exampleOf('listUsers', 'users');
  const { user, calls } = await openConsole('/admin/users', 'superUser', {
    'GET /Authentication/current': currentSession,
    'GET /api/user': () => stored,
    'POST /api/user/batch': (batch: unknown) =>
      signedIn === 'nobody' ? new Response('You are not signed in.', { status: 401 }) : batch,
  });
  await user.dblClick(await screen.findByRole('rowheader', { name: 'Uma Olsen' }));
  const input = await screen.findByRole('textbox', { name: 'Full Name' });
  await user.clear(input);
  await user.type(input, 'Uma Berg{Enter}');
  const save = () => screen.getByRole('button', { name: /^Save Changes/, hidden: true });
  const batches = () => calls.filter(({ call }) => call === 'POST /api/user/batch');

  signedIn = 'nobody';
  await user.click(save());
  expect(await dialog()).toBeVisible();
  await waitFor(() => expect(save()).not.toHaveAttribute('data-loading'));
  expect(screen.queryByRole('dialog', { name: 'Error', hidden: true })).toBeNull();

  signedIn = 'superUser';
  await comeToTheFront();
  await noDialog();
  expect(screen.queryByRole('dialog', { name: 'Error', hidden: true })).toBeNull();
  expect(screen.getByText('Unsaved')).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(screen.queryByText('Unsaved')).toBeNull());
  expect(batches()).toHaveLength(2);
  expect(batches()[1]).toEqual(batches()[0]);
});

test('a list that the end of the session refuses: only the session is spoken of, also after the login', async () => {
  const { user } = await openConsole('/admin/users', 'superUser', {
    'GET /Authentication/current': currentSession,
    'GET /api/user': () =>
      signedIn === 'nobody'
        ? new Response('You are not signed in.', { status: 401 })
        : exampleOf('listUsers', 'users'),
  });
  await screen.findByRole('rowheader', { name: 'Uma Olsen' });
  signedIn = 'nobody';
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await dialog()).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Error', hidden: true })).toBeNull();
  signedIn = 'superUser';
  await comeToTheFront();
  await noDialog();
  const page = within(screen.getByRole('main'));
  expect(await page.findByRole('rowheader', { name: 'Uma Olsen' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Error', hidden: true })).toBeNull();
});

test('a form that the end of the session refuses says nothing of its own', async () => {
  const profile = exampleOf('getOwnProfile', '10000000-0000-4000-8000-000000000001');
  const { user } = await openConsole('/profile', 'superUser', {
    'GET /Authentication/current': currentSession,
    'GET /api/user/profile': () => profile,
    'POST /api/user/profile': () =>
      signedIn === 'nobody' ? new Response('You are not signed in.', { status: 401 }) : profile,
  });
  await user.type(await screen.findByRole('textbox', { name: /Display Name/ }), 'x');
  signedIn = 'nobody';
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await dialog()).toBeVisible();
  const save = () => screen.getByRole('button', { name: 'Save', hidden: true });
  await waitFor(() => expect(save()).not.toHaveAttribute('data-loading'));
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
});

import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '~/api/api-error';
import { signalFailure } from '~/api/failure-listeners';
import { organisationQueries } from '~/api/organisations';
import type { Announcement } from '~/session/session-channel';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole, type Persona } from '~/testing/open-console';

const { startAnew, otherTabs } = vi.hoisted(() => ({
  startAnew: vi.fn(),
  otherTabs: new Set<(announcement: unknown) => void>(),
}));
vi.mock('~/session/unsaved-edits', async (original) => ({ ...(await original()), startAnew }));
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

const unauthorised = () =>
  act(async () => signalFailure(new ApiError({ status: 401, message: 'Unauthorized' })));
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
  await waitFor(() =>
    expect(calls.filter(({ call }) => call === 'GET /Authentication/current')).toHaveLength(2),
  );
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

test('a sign-out in another tab is noticed', async () => {
  await open();
  signedIn = 'nobody';
  await announceFromOtherTab({ kind: 'signed-out' });
  expect(await dialog()).toBeVisible();
});

test('a tab that has left for the logout is given time to reach it', async () => {
  await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await announceFromOtherTab({ kind: 'signing-out' });
  signedIn = 'nobody';
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  vi.useRealTimers();
  expect(await dialog()).toBeVisible();
});

test('another user in another tab starts this one anew', async () => {
  await open();
  signedIn = 'ordinaryUser';
  await announceFromOtherTab({ kind: 'signed-in', userID: 'somebody else' });
  await waitFor(() => expect(startAnew).toHaveBeenCalledOnce());
});

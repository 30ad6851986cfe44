import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as sessionChannel from '~/session/session-channel';
import { hasUnsavedEdits, reloadPage, restartConsole } from '~/session/unsaved-edits';
import { openConsole } from '~/testing/open-console';
import { replaceReloads } from '~/testing/replaced-reloads';
import {
  dialog,
  noDialog,
  openSystemHealth,
  session,
  sessionCalls,
  unauthorised,
} from '~/testing/session-end';

type Listener = Parameters<typeof sessionChannel.onAnnouncement>[0];
const otherTabs = new Set<Listener>();

beforeEach(() => {
  replaceReloads();
  vi.spyOn(sessionChannel, 'announce').mockImplementation(() => {});
  vi.spyOn(sessionChannel, 'onAnnouncement').mockImplementation((listener) => {
    otherTabs.add(listener);
    return () => otherTabs.delete(listener);
  });
});

const announceFromOtherTab = (announcement: sessionChannel.Announcement) =>
  act(async () => {
    for (const tell of [...otherTabs]) tell(announcement);
  });
const restored = () => Object.assign(new Event('pageshow'), { persisted: true });

test('after a sign-out in another tab the page reloads, which shows Login Required', async () => {
  await openSystemHealth();
  session.user = 'nobody';
  await announceFromOtherTab({ kind: 'signed-out' });
  await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
  await noDialog();
});

test('an announced sign-out changes nothing while the session call succeeds', async () => {
  const { calls } = await openSystemHealth();
  await announceFromOtherTab({ kind: 'signed-out' });
  await waitFor(() => expect(sessionCalls(calls)).toHaveLength(2));
  expect(reloadPage).not.toHaveBeenCalled();
  await noDialog();
});

test('a page with edits hides after a sign-out, and keeps the edits until the person drops them', async () => {
  vi.mocked(hasUnsavedEdits).mockReturnValue(true);
  const { user } = await openSystemHealth();
  session.user = 'nobody';
  await announceFromOtherTab({ kind: 'signed-out' });
  expect(await dialog()).toHaveAttribute('data-hides-page');
  expect(screen.getByText(/You have signed out in another tab/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login in a new tab', hidden: true })).toHaveFocus();
  // A call that fails now does not show the page again.
  await unauthorised();
  await user.click(screen.getByRole('button', { name: 'I have signed in', hidden: true }));
  expect(await dialog()).toHaveAttribute('data-hides-page');
  expect(reloadPage).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Drop my changes', hidden: true }));
  expect(reloadPage).toHaveBeenCalledOnce();

  session.user = 'superUser';
  await announceFromOtherTab({ kind: 'signed-in', userID: 'whoever' });
  await noDialog();
});

test('after another tab has left for the logout, the page detects the end within two seconds', async () => {
  await openSystemHealth();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await announceFromOtherTab({ kind: 'signing-out' });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  session.user = 'nobody';
  await act(() => vi.advanceTimersByTimeAsync(500));
  vi.useRealTimers();
  await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
});

test('a new tab without a session makes no other tab reload or hide its page', async () => {
  await openSystemHealth();
  session.user = 'nobody';
  await announceFromOtherTab({ kind: 'not-signed-in' });
  expect(await dialog()).not.toHaveAttribute('data-hides-page');
  expect(reloadPage).not.toHaveBeenCalled();
});

test('a page from the back/forward cache shows nothing until it is known who is signed in', async () => {
  await openSystemHealth();
  const root = document.documentElement;
  act(() => void window.dispatchEvent(restored()));
  expect(root).not.toBeVisible();
  await waitFor(() => expect(root).toBeVisible());
  expect(reloadPage).not.toHaveBeenCalled();

  session.user = 'nobody';
  act(() => void window.dispatchEvent(restored()));
  await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
  expect(root).not.toBeVisible();
  root.style.visibility = '';
});

test('a page that becomes visible checks the session', async () => {
  await openSystemHealth();
  session.user = 'nobody';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await dialog()).toBeVisible();
});

test('Login Required reloads after a sign-in in another tab, and when the browser restores it', async () => {
  await openConsole('/admin', 'nobody');
  await screen.findByRole('heading', { level: 1, name: 'Login Required' });
  await announceFromOtherTab({ kind: 'signed-out' });
  expect(reloadPage).not.toHaveBeenCalled();
  await announceFromOtherTab({ kind: 'signed-in', userID: 'anybody' });
  expect(reloadPage).toHaveBeenCalledOnce();
  act(() => void window.dispatchEvent(restored()));
  expect(reloadPage).toHaveBeenCalledTimes(2);
});

test('a sign-in of another user in another tab starts this one again', async () => {
  await openSystemHealth();
  session.user = 'ordinaryUser';
  await announceFromOtherTab({ kind: 'signed-in', userID: 'somebody else' });
  await waitFor(() => expect(restartConsole).toHaveBeenCalledOnce());
});

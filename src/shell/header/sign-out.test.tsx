import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { remembered } from '~/components/remembered';
import { signOutKey } from '~/domain/console-names';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const left: string[] = [];
let isReached = true;
let arrival: Promise<void> | undefined;
const answers = {
  'GET /Authentication/current': async () => {
    await arrival;
    if (!isReached) throw new TypeError('Failed to fetch');
    return exampleOf('getCurrentSession', 'ordinaryUser');
  },
};

beforeEach(() => {
  left.length = 0;
  isReached = true;
  arrival = undefined;
  const go = (address: string | URL) => void left.push(String(address));
  vi.stubGlobal('location', { ...globalThis.location, assign: go, replace: go });
});

/** Opens the console, and presses Logout without a network. */
async function failToSignOut() {
  const opened = await openConsole('/changeprofilepassword', 'ordinaryUser', answers);
  await opened.user.click(await screen.findByRole('button', { name: /^User menu/ }));
  const logout = await screen.findByRole('link', { name: 'Logout' });
  isReached = false;
  await opened.user.click(logout);
  return { ...opened, dialog: await screen.findByRole('alertdialog') };
}

test('without an answer the person reads that they are still signed in, and is signed out later', async () => {
  const { user, dialog } = await failToSignOut();
  expect(dialog).toHaveAccessibleName('You are still signed in');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(dialog).toBeVisible();
  expect(left).toEqual([]);
  isReached = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(left).toEqual(['/authentication/logout']));
  expect(remembered(signOutKey)).toBeNull();
});

test('the next start of the console signs out a person who has closed the page meanwhile', async () => {
  await failToSignOut();
  isReached = true;
  await openConsole('/', 'ordinaryUser', answers);
  expect(left).toEqual(['/authentication/logout']);
  expect(remembered(signOutKey)).toBeNull();
});

test('the next start signs out nobody else', async () => {
  await failToSignOut();
  isReached = true;
  await openConsole('/', 'superUser');
  expect(left).toEqual([]);
  expect(remembered(signOutKey)).toBeNull();
});

test('a person who stays is not signed out later', async () => {
  const { user } = await failToSignOut();
  // An attempt is on its way.
  let arrive = () => {};
  arrival = new Promise((resolve) => {
    arrive = resolve;
  });
  isReached = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await act(async () => arrive());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(remembered(signOutKey)).toBeNull();
  expect(left).toEqual([]);
});

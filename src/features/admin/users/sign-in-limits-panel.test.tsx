import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dateTimeText } from '~/domain/date-time-text';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';
import { pressTwice } from '~/testing/press-and-fill';

const uma = exampleOf('getUser', '10000000-0000-4000-8000-000000000003');
const reached = exampleOf('getSignInLimits', uma.userID);
const none = exampleOf('unlockSignIn', 'unlocked');
const read = `GET /api/user/${uma.userID}/signinlimits`;
const unlock = `POST /api/user/${uma.userID}/signinlimits/unlock`;

const open = (answers: Parameters<typeof openConsole>[2]) =>
  openConsole(`/admin/users/edit/${uma.userID}`, 'superUser', {
    [`GET /api/user/${uma.userID}`]: () => uma,
    [read]: () => reached,
    ...answers,
  });
const panel = async () => {
  const region = await screen.findByRole('region', { name: 'Blocked sign-ins' });
  await waitFor(() => expect(region).not.toHaveTextContent('Loading...'));
  return region;
};
const button = (name: string) => screen.findByRole('button', { name });

test('the panel says what is refused, since when and until when', async () => {
  await open({});
  expect(await panel()).toHaveTextContent(
    'Every browser in which the user has not signed in before' +
      `Refused until ${dateTimeText('2026-11-21T12:20:00Z', 'local')}. 50 attempts failed since ${dateTimeText('2026-11-21T11:20:00Z', 'local')}.`,
  );
  expect(await panel()).toHaveTextContent(
    'One network, except browsers in which the user has signed in before' +
      `Refused until ${dateTimeText('2026-11-21T12:10:00Z', 'local')}. 10 attempts failed since ${dateTimeText('2026-11-21T11:55:00Z', 'local')}.`,
  );
});

test('the panel has its place from the beginning, so that nothing below it moves', async () => {
  await open({ [read]: () => new Promise(() => {}) });
  const pending = await screen.findByRole('region', { name: 'Blocked sign-ins' });
  expect(pending).toHaveTextContent('Loading...');
});

test('the button unlocks at once, and the focus goes to the notice', async () => {
  const { user, calls } = await open({ [unlock]: () => none });
  await user.click(await button('Unlock sign-in'));
  const notice = await screen.findByText(/^Sign-in is unlocked\./);
  expect(notice).toHaveFocus();
  expect(calls.filter(({ call }) => call === unlock)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Unlock sign-in' })).toBeNull();
  expect(screen.queryByText(/Refused until/)).toBeNull();
});

test('a double press of the button unlocks once', async () => {
  const { calls } = await open({ [unlock]: () => none });
  await pressTwice('Unlock sign-in');
  await screen.findByText(/^Sign-in is unlocked\./);
  expect(calls.filter(({ call }) => call === unlock)).toHaveLength(1);
});

test('unlocking keeps the unsaved edits of the form', async () => {
  const { user } = await open({ [unlock]: () => none });
  const field = await screen.findByRole('textbox', { name: 'Display Name' });
  await user.type(field, 'x');
  await user.click(await button('Unlock sign-in'));
  await screen.findByText(/^Sign-in is unlocked\./);
  expect(field).toHaveValue('Umax');
  expect(await button('Save')).toBeEnabled();
});

test('a refused unlock says why, and the button stays', async () => {
  const { user } = await open({ [unlock]: () => coded('Your account may not do this.', 403) });
  await user.click(await button('Unlock sign-in'));
  const failure = await within(await panel()).findByRole('alert');
  expect(failure).toHaveFocus();
  expect(failure).toHaveTextContent('Your account may not do this.');
  expect(await button('Unlock sign-in')).toBeEnabled();
});

test.each([
  [0, 'No limit keeps this user from signing in.'],
  [1, 'No limit keeps this user from signing in. 1 attempt failed lately.'],
])(
  'with %i failures and no limit, the panel says that nothing is locked',
  async (failures, text) => {
    await open({ [read]: () => ({ failures, limits: [] }) });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Unlock sign-in' })).toBeNull();
  },
);

test.each([404, 405, 501])('with a service that answers %i there is no panel', async (status) => {
  const { calls } = await open({ [read]: () => coded('Nothing here.', status) });
  expect(await screen.findByRole('textbox', { name: 'Full Name' })).toBeVisible();
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain(read));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Blocked sign-ins' })).toBeNull(),
  );
  expect(screen.queryByText('Nothing here.')).toBeNull();
});

test('a failed read keeps the form, and Retry reads again', async () => {
  let fails = true;
  const { user } = await open({ [read]: () => (fails ? coded('No.', 403) : reached) });
  expect(await screen.findByText(/^The limits could not be read\. .*No\.$/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Uma Olsen');
  fails = false;
  await user.click(await button('Retry'));
  expect(await button('Unlock sign-in')).toBeVisible();
  expect(screen.queryByText(/could not be read/)).toBeNull();
});

test('a new user has no panel', async () => {
  await openConsole('/admin/users/edit/new', 'superUser');
  expect(await screen.findByRole('heading', { name: 'Create User' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Blocked sign-ins' })).toBeNull();
});

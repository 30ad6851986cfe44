import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const path = '/changeprofilepassword';
const call = 'POST /api/user/batch/changepassword';
const failed =
  'Failed to change password! Please re-enter valid details for both the old and new password and try again';

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}( \\*)?$`));
const names = ['Old Password', 'New Password', 'Confirm Password'];
const button = (name: string) => screen.getByRole('button', { name });
// Sets the value in one event, like a paste.
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

async function open(
  answer: () => unknown,
  address = path,
  answers: Parameters<typeof openConsole>[2] = {},
) {
  const opened = await openConsole(address, 'ordinaryUser', {
    ...answers,
    [call]: answer,
    'GET /api/user/profile': () =>
      exampleOf('getOwnProfile', '10000000-0000-4000-8000-000000000003'),
  });
  await screen.findByRole('heading', { level: 1, name: 'Change Password' });
  return opened;
}

/** Answers the session call with the ordinary user at start-up, and with 401 afterwards. */
function endsAfterStart() {
  const outcomes = [exampleOf('getCurrentSession', 'ordinaryUser')];
  return () => outcomes.shift() ?? new Response('', { status: 401 });
}

const changed = () => exampleOf('changePassword', '10000000-0000-4000-8000-000000000003');

function fillIn() {
  fill('Old Password', 'demo-password-1');
  fill('New Password', ' Seven gulls');
  fill('Confirm Password', 'Seven gulls ');
}

test('Change is enabled only when the inputs are valid', async () => {
  await open(changed);
  expect(button('Change')).toHaveAttribute('aria-disabled');
  fillIn();
  expect(button('Change')).not.toHaveAttribute('aria-disabled');
  fill('Old Password', '');
  expect(button('Change')).toHaveAttribute('aria-disabled');
  fill('Old Password', 'x');
  expect(button('Change')).not.toHaveAttribute('aria-disabled');
  fill('Confirm Password', 'Seven gull');
  expect(button('Change')).toHaveAttribute('aria-disabled');
  expect(field('Confirm Password')).toHaveAttribute('aria-invalid', 'true');
  fill('New Password', 'short');
  fill('Confirm Password', 'short');
  expect(button('Change')).toHaveAttribute('aria-disabled');
});

test('sends the password once, exactly as typed, and goes to the profile', async () => {
  let answer: (value: unknown) => void = () => {};
  const { user, calls, history, queryClient } = await open(
    () => new Promise((resolve) => (answer = resolve)),
  );
  fillIn();
  await user.dblClick(button('Change'));
  expect(button('Change')).toHaveAttribute('aria-disabled');
  const sent = () => calls.filter((sentCall) => sentCall.call === call);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({
    changes: [
      {
        userID: '10000000-0000-4000-8000-000000000003',
        oldPassword: 'demo-password-1',
        newPassword: ' Seven gulls',
      },
    ],
    deletes: [],
  });
  answer(changed());
  await screen.findByRole('heading', { level: 1, name: 'Edit My Profile' });
  expect(history.length).toBe(1);
  expect(sent()).toHaveLength(1);
  const changes = () => JSON.stringify(queryClient.getMutationCache().getAll());
  await waitFor(() => expect(changes()).not.toContain('gulls'));
});

test('Cancel returns to the profile as Back does', async () => {
  const profile = () => exampleOf('getOwnProfile', '10000000-0000-4000-8000-000000000003');
  const answers = { 'GET /api/user/profile': profile };
  const { user, history } = await openConsole('/organisation/null', 'ordinaryUser', answers);
  act(() => history.push('/profile'));
  await user.click(await screen.findByRole('link', { name: 'Change Password' }));
  await screen.findByRole('heading', { level: 1, name: 'Change Password' });
  await user.click(button('Cancel'));
  await screen.findByRole('heading', { level: 1, name: 'Edit My Profile' });
  act(() => history.back());
  await waitFor(() => expect(history.location.pathname).toBe('/organisation/null'));
});

test('an empty answer with status 200 counts as a changed password', async () => {
  const { user } = await open(() => new Response(''));
  fillIn();
  await user.click(button('Change'));
  await screen.findByRole('heading', { level: 1, name: 'Edit My Profile' });
});

test('a person who leaves before the answer is asked, and stays where they are', async () => {
  let answer: (value: unknown) => void = () => {};
  const { user, history, calls } = await open(
    () => new Promise((resolve) => (answer = resolve)),
    `${path}?redirect=%2Forganisation%2Fnull`,
  );
  fillIn();
  await user.click(button('Change'));
  await waitFor(() => expect(calls.at(-1)?.call).toBe(call));
  act(() => history.push('/profile'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { level: 1, name: 'Edit My Profile' });
  await act(async () => answer(changed()));
  expect(history.location.pathname).toBe('/profile');
});

test('a typed new password is an unsaved edit; an old one, which the browser may fill in, is not', async () => {
  const { user, history } = await open(changed);
  fill('Old Password', 'demo-password-1');
  fill('New Password', 'Seven gulls');
  act(() => history.push('/organisation/null'));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(field('New Password')).toHaveValue('Seven gulls');
  fill('New Password', '');
  act(() => history.push('/profile'));
  await screen.findByRole('heading', { level: 1, name: 'Edit My Profile' });
});

test('Cancel drops a typed new password without a question', async () => {
  const { user } = await open(changed);
  fill('New Password', 'Seven gulls');
  await user.click(button('Cancel'));
  await screen.findByRole('heading', { level: 1, name: 'Edit My Profile' });
});

test.each([
  ['%2Forganisation%2Fnull', '/organisation/null'],
  ['%2Fuser%2F1%3Fa%3Db', '/user/1?a=b'],
  ['%2F%2Felsewhere.test', '/profile'],
  ['%2F%5Celsewhere.test', '/profile'],
  ['%2F.%2F%2Felsewhere.test', '/profile'],
  ['https%3A%2F%2Felsewhere.test', '/profile'],
  ['javascript%3Aalert(1)', '/profile'],
  ['%2Fauthentication%2Flogout', '/profile'],
  ['5', '/profile'],
  ['%2Fchangeprofilepassword%3Fredirect%3D%252Fadmin', '/profile'],
])('Cancel with the redirect target %s leads to %s', async (target, href) => {
  const { user, history } = await open(changed, `${path}?redirect=${target}`);
  await user.click(button('Cancel'));
  await waitFor(() => expect(history.location.href).toBe(href));
});

test.each([
  ['PasswordChange_OldPasswordIsIncorrect', 400, 'The specified old password does not match.'],
  ['PasswordChange_NewPasswordIsInvalid', 400, 'The new password is not strong enough.'],
  [
    'PasswordChange_NewPasswordMustBeDifferentFromOldPassword',
    400,
    'The new password cannot be the same as your old password.',
  ],
  [
    'PasswordChange_NewPasswordIsTooCommon',
    400,
    'The new password is too common and cannot be used.',
  ],
  [
    'BadRequest_PasswordResetRequestTooManyAttempts',
    400,
    'You have tried too many times in a short period. Please wait a while before trying again.',
  ],
  ['BadRequest_UserDoesNotExist', 400, 'User does not exist.'],
  ['{"code":"BadRequest_UserDoesNotExist"}', 400, 'User does not exist.'],
  ['SomethingNew', 400, 'SomethingNew'],
  ['', 400, failed],
  ['You can only change your own password.', 403, 'You can only change your own password.'],
  ['', 500, 'The server failed'],
])('a refusal with %s (%i) shows an error and clears all fields', async (code, status, text) => {
  const { user, history } = await open(() => coded(code, status));
  fillIn();
  await user.click(button('Change'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(text);
  await waitFor(() => expect(alert).toHaveFocus());
  for (const name of names) expect(field(name)).toHaveValue('');
  expect(field('Confirm Password')).not.toHaveAttribute('aria-invalid');
  expect(button('Change')).toHaveAttribute('aria-disabled');
  expect(history.location.pathname).toBe(path);
});

test('after a lost answer, also the refusal of a repetition says that the password may be changed', async () => {
  const answers = [() => Promise.reject(new TypeError('Failed to fetch'))];
  const { user } = await open(
    () => answers.shift()?.() ?? coded('PasswordChange_OldPasswordIsIncorrect'),
  );
  for (const text of ['Network error', 'The specified old password does not match.']) {
    fillIn();
    await user.click(button('Change'));
    const message = await screen.findByText(text);
    expect(message.parentElement).toHaveTextContent(`${text}The password may have been changed: `);
  }
});

test('an ended session is no refusal of the change: the fields keep their text', async () => {
  const { user } = await open(() => coded('You are not signed in.', 401), path, {
    'GET /Authentication/current': endsAfterStart(),
  });
  fillIn();
  await user.click(button('Change'));
  await screen.findByRole('alertdialog', { name: 'Your session has ended' });
  expect(field('Old Password')).toHaveValue('demo-password-1');
  expect(field('New Password')).toHaveValue(' Seven gulls');
  expect(field('Confirm Password')).toHaveValue('Seven gulls ');
});

test('editing the old password clears the error; editing the new one does not', async () => {
  const { user } = await open(() => coded('PasswordChange_OldPasswordIsIncorrect'));
  fillIn();
  await user.click(button('Change'));
  await screen.findByRole('alert');
  fill('New Password', 'Seven gulls');
  expect(screen.getByRole('alert')).toBeVisible();
  fill('Old Password', 'd');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('autocomplete attributes tell password managers each password and its account', async () => {
  await open(changed);
  expect(field('Old Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(field('New Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(field('Confirm Password')).toHaveAttribute('autocomplete', 'new-password');
  const account = document.querySelector('form [autocomplete=username]');
  expect(account).toHaveValue('user@demo.test');
});

test.each([
  ['left before the answer came', true],
  ['waited for the answer', false],
])('the next page says that the password was changed: the person %s', async (_what, leaves) => {
  let answer: (value: unknown) => void = () => {};
  const { user, calls, history } = await open(() => new Promise((resolve) => (answer = resolve)));
  fillIn();
  await user.click(button('Change'));
  await waitFor(() => expect(calls.map((sent) => sent.call)).toContain(call));
  if (leaves) {
    act(() => history.push('/profile'));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { level: 1, name: 'Edit My Profile' });
  }
  await act(async () => answer(changed()));
  expect(await screen.findByText('Your password was changed.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Change Password');
});

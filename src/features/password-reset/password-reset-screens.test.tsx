import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { openConsole } from '~/testing/open-console';

const send = 'POST /passwordreset/send';
const validate = 'POST /passwordreset/validate';
const confirm = 'POST /passwordreset/confirm';
const ok = () => ({ resultText: 'Ok' });
const email = 'nia+till%20ö@demo.test';
const inPath = encodeURIComponent(email);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}( \\*)?$`));
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const button = (name: string) => screen.getByRole('button', { name });
// The header has a Login link too.
const inPage = () => within(screen.getByRole('main'));
const loginLink = () => inPage().getByRole('link', { name: 'Login' });

const open = (path: string, answers: Record<string, () => unknown> = {}) =>
  openConsole(path, 'nobody', { [send]: ok, [validate]: ok, [confirm]: ok, ...answers });

/** The refusals of a link that no longer works, on both screens that take it. */
const refusedLinks: [code: string, status: number, text: string][] = [
  [
    'NotFound_PasswordResetExpiredOrMissing',
    404,
    'Password reset request not found or has expired. Please send a new request to try again.',
  ],
  ['BadRequest_PasswordResetHasInvalidParameters', 400, 'Password reset request is not valid.'],
  [
    'BadRequest_PasswordResetHasExpired',
    400,
    'Password reset request has expired. Please send a new request to try again.',
  ],
];

test('a request sends the address once and leads to the notice, which has a Login button', async () => {
  const { user, calls, history } = await open('/resetpassword');
  await heading('Password Reset Request');
  fill('Email', ` ${email} `);
  await user.dblClick(button('Send'));
  await heading('Reset sent');
  expect(calls.filter(({ call }) => call === send)).toEqual([{ call: send, body: { email } }]);
  expect(history.location.pathname).toBe('/resetpassword/requestsent');
  expect(loginLink()).toHaveAttribute('href', '/authentication/login?returnUrl=/');
});

test.each(['', '  ', 'nia', 'nia@', 'nia@demo', 'nia@demo.', `${'n'.repeat(60)}@demo.test`])(
  'the address "%s" is not sent',
  async (address) => {
    const { user, calls } = await open('/resetpassword');
    await heading('Password Reset Request');
    fill('Email', address);
    await user.click(button('Send'));
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toBeInvalid();
    expect(calls.some(({ call }) => call === send)).toBe(false);
  },
);

test('Cancel leads to the login', async () => {
  await open('/resetpassword');
  await heading('Password Reset Request');
  expect(inPage().getByRole('link', { name: 'Cancel' })).toHaveAttribute(
    'href',
    '/authentication/login?returnUrl=/',
  );
});

test.each([
  ['BadRequest_InvalidParameters', 'Failed to send invite! Email address is invalid'],
  [
    'BadRequest_EmailSendFailure',
    'Failed to send invite! The server is not able to send password resets at this time',
  ],
  [
    'BadRequest_TooManyAttempts',
    'You have tried too many times in a short period. Please wait a while before trying again',
  ],
  [
    'BadRequest_PasswordResetRequestHasInvalidParameters',
    'Failed to send password reset request! Email address is invalid.',
  ],
  [
    'BadRequest_PasswordResetRequestEmailSendFailure',
    'Failed to send password reset request! The server is not able to send password resets at this time.',
  ],
  [
    'BadRequest_PasswordResetRequestTooManyAttempts',
    'You have tried too many times in a short period. Please wait a while before trying again.',
  ],
  ['SomethingNew', 'SomethingNew'],
  ['', 'Your request has been rejected'],
])('a request that is refused with %s says "%s" and keeps the address', async (code, text) => {
  const { user } = await open('/resetpassword', { [send]: () => coded(code) });
  await heading('Password Reset Request');
  fill('Email', email);
  await user.click(button('Send'));
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(field('Email')).toHaveValue(email);
});

test.each([
  `/resetpassword/validate/token/${inPath}`,
  `/resetpassword/validate/token/${inPath}/x/y`,
])('validates the link %s once, and confirm replaces it in the history', async (path) => {
  const { calls, history } = await open(path);
  await heading('Confirm Reset');
  expect(calls.filter(({ call }) => call === validate)).toEqual([
    { call: validate, body: { token: 'token', email } },
  ]);
  expect(decodeURIComponent(history.location.pathname).replace(/\/$/, '')).toBe(
    `/resetpassword/confirm/token/${email}`,
  );
  expect(history.length).toBe(1);
  expect(inPage().getByText(email)).toBeVisible();
});

test.each([
  ['request', '/resetpassword', send],
  ['validation', `/resetpassword/validate/token/${inPath}`, validate],
])('a person who leaves before the answer to a %s stays away', async (_, path, call) => {
  let answer: (value: unknown) => void = () => {};
  const { calls, history } = await open(path, {
    [call]: () => new Promise((resolve) => (answer = resolve)),
  });
  if (call === send) {
    await heading('Password Reset Request');
    fill('Email', email);
    fireEvent.click(button('Send'));
  }
  await waitFor(() => expect(calls.at(-1)?.call).toBe(call));
  history.push('/resetpassword/complete');
  await heading('Password Reset Complete');
  await act(async () => answer(ok()));
  expect(history.location.pathname).toBe('/resetpassword/complete');
});

test('the page shows "Validating..." during the validation', async () => {
  await open(`/resetpassword/validate/token/${inPath}`, {
    [validate]: () => new Promise(() => {}),
  });
  expect(await screen.findByText('Validating...')).toBeInTheDocument();
});

test.each([...refusedLinks, ['SomethingNew', 400, 'SomethingNew']])(
  'a link that is refused with %s (%i) leads to a new request',
  async (code, status, text) => {
    const { user } = await open(`/resetpassword/validate/token/${inPath}`, {
      [validate]: () => coded(code, status),
    });
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(inPage().getByRole('link', { name: 'Send a new request' }));
    await heading('Password Reset Request');
  },
);

test.each([
  ['The server failed to answer', () => coded('', 500)],
  ['Network error', () => Promise.reject(new TypeError('no network'))],
  [
    'You have tried too many times in a short period. Please wait a while before trying again.',
    () => coded('BadRequest_PasswordResetRequestTooManyAttempts'),
  ],
])('Try again repeats a validation that failed with "%s"', async (text, answer) => {
  let isBroken = true;
  let arrive = () => {};
  const later = new Promise<void>((resolve) => (arrive = resolve));
  const { user } = await open(`/resetpassword/validate/token/${inPath}`, {
    [validate]: () => (isBroken ? answer() : later.then(ok)),
  });
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  isBroken = false;
  await user.click(button('Try again'));
  expect(document.body).not.toHaveFocus();
  arrive();
  await heading('Confirm Reset');
});

const confirmPath = `/resetpassword/confirm/token/${inPath}/whatever`;

test('sends a new password once, exactly as typed, and complete replaces the page', async () => {
  const { user, calls, history, queryClient } = await open(confirmPath);
  await heading('Confirm Reset');
  expect(button('Accept')).toHaveAttribute('aria-disabled');
  fill('New Password', 'short');
  fill('Confirm Password', 'short');
  expect(button('Accept')).toHaveAttribute('aria-disabled');
  fill('New Password', ' Seven gulls');
  expect(button('Accept')).toHaveAttribute('aria-disabled');
  fill('Confirm Password', 'Seven gulls ');
  await user.dblClick(button('Accept'));
  await heading('Password Reset Complete');
  expect(screen.getByText('You have successfully changed your password.')).toBeVisible();
  expect(loginLink()).toHaveAttribute('href', '/authentication/login?returnUrl=/');
  expect(calls.filter(({ call }) => call === confirm)).toEqual([
    { call: confirm, body: { token: 'token', email, userPassword: ' Seven gulls' } },
  ]);
  expect(history.location.pathname).toBe('/resetpassword/complete');
  expect(history.length).toBe(1);
  const changes = () => JSON.stringify(queryClient.getMutationCache().getAll());
  await waitFor(() => expect(changes()).not.toContain('gulls'));
});

test.each([
  [
    'NotFound_ExpiredOrMissing',
    404,
    'Password reset request not found or has expired. Please send a new request to try again.',
  ],
  ['BadRequest_InvalidParameters', 400, 'Password reset request is not valid.'],
  [
    'BadRequest_Expired',
    400,
    'Password reset request has expired. Please send a new request to try again.',
  ],
  ['BadRequest_PasswordTooShort', 400, 'Specified password is too short.'],
  ['BadRequest_PasswordTooCommon', 400, 'Specified password is too common and not secure enough.'],
  ...refusedLinks,
  ['BadRequest', 400, 'Bad Request.'],
  ['', 500, 'The server failed to answer'],
  ['SomethingNew', 400, 'SomethingNew'],
])('the page shows the refusal of a password with %s (%i)', async (code, status, text) => {
  const { user } = await open(confirmPath, { [confirm]: () => coded(code, status) });
  await heading('Confirm Reset');
  fill('New Password', 'Seven gulls');
  fill('Confirm Password', 'Seven gulls');
  await user.click(button('Accept'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(text);
  await waitFor(() => expect(alert).toHaveFocus());
  expect(field('New Password')).toHaveValue('Seven gulls');
  expect(inPage().getByRole('link', { name: 'Send a new request' })).toBeVisible();
});

test('an empty answer with status 200 counts as a success', async () => {
  const answer = () => new Response('');
  const answers = { [send]: answer, [validate]: answer, [confirm]: answer };
  const { user, history } = await open('/resetpassword', answers);
  await heading('Password Reset Request');
  fill('Email', email);
  await user.click(button('Send'));
  await heading('Reset sent');
  act(() => history.push(`/resetpassword/validate/token/${inPath}`));
  await heading('Confirm Reset');
  fill('New Password', 'Seven gulls');
  fill('Confirm Password', 'Seven gulls');
  await user.click(button('Accept'));
  await heading('Password Reset Complete');
});

test('a person who leaves during the save stays away, and Back says what to do', async () => {
  let answer: (value: unknown) => void = () => {};
  const { user, calls, history } = await open(confirmPath, {
    [confirm]: () => new Promise((resolve) => (answer = resolve)),
  });
  await heading('Confirm Reset');
  expect(screen.queryByText(/^You left this page/)).toBeNull();
  fill('New Password', 'Seven gulls');
  fill('Confirm Password', 'Seven gulls');
  await user.click(button('Accept'));
  await waitFor(() => expect(calls.at(-1)?.call).toBe(confirm));
  act(() => history.push('/resetpassword/requestsent'));
  await heading('Reset sent');
  await act(async () => answer(ok()));
  expect(history.location.pathname).toBe('/resetpassword/requestsent');
  // Like after a reload, the history entry keeps the note about the call.
  act(() => history.back());
  await heading('Confirm Reset');
  expect(screen.getByText(/^You left this page, or loaded it again/)).toBeVisible();
  expect(inPage().getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/authentication/login?returnUrl=/',
  );
  expect(field('New Password')).toHaveValue('');
});

test.each([
  [
    'validation',
    `/resetpassword/validate/token/${inPath}`,
    'NotFound_PasswordResetExpiredOrMissing',
  ],
  ['confirmation', confirmPath, 'NotFound_ExpiredOrMissing'],
])('a used link leads to the login or to a new request (%s)', async (_, path, code) => {
  const refused = () => coded(code, 404);
  const { user } = await open(path, { [validate]: refused, [confirm]: refused });
  if (path === confirmPath) {
    await heading('Confirm Reset');
    fill('New Password', 'Seven gulls');
    fill('Confirm Password', 'Seven gulls');
    await user.click(button('Accept'));
  }
  await screen.findByRole('alert');
  expect(inPage().getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(inPage().getByRole('link', { name: 'Send a new request' })).toBeVisible();
});

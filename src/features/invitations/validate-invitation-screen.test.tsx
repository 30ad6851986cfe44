import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { createQueryClient } from '~/api/query-client';
import { createConsoleRouter } from '~/router';
import { answerCalls, coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const validateCall = 'POST /invitations/validate';
const acceptCall = 'POST /invitations/accept';
const email = 'user@demo.test';
const approved = 'Welcome, your invitation has been approved!';

// All tests run in one page, which starts each call once for a token. Each test has its own.
let count = 0;
let token = '';
let path = '';
beforeEach(() => {
  count += 1;
  token = `token-${count}`;
  path = `/invitations/validate/${token}/${encodeURIComponent(email)}`;
});

const answers = {
  [validateCall]: (): unknown => exampleOf('validateInvitation', 'existingUser'),
  [acceptCall]: (): unknown => exampleOf('acceptInvitation', 'existingUser'),
  'GET /api/consentdocuments': () => exampleOf('listConsentDocuments', 'documents'),
};
const open = (given: Partial<typeof answers> = {}) =>
  openConsole(path, 'nobody', { ...answers, ...given });
type Calls = Awaited<ReturnType<typeof open>>['calls'];
const bodies = (calls: Calls, wanted: string) =>
  calls.filter(({ call }) => call === wanted).map(({ body }) => body);
const counts = (calls: Calls) => [
  bodies(calls, validateCall).length,
  bodies(calls, acceptCall).length,
];
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

// The header has a Login link too.
const loginLink = () => within(screen.getByRole('main')).getByRole('link', { name: 'Login' });

test('the page shows "Validating..." during the validation', async () => {
  const { calls } = await open({ [validateCall]: () => new Promise(() => {}) });
  expect(await screen.findByText('Validating...')).toBeInTheDocument();
  expect(document.title).toBe('Validate Invitation - Authentication');
  expect(counts(calls)).toEqual([1, 0]);
});

test('after Ok_NewUser the accept form replaces the page', async () => {
  const { calls, history } = await open({
    [validateCall]: () => exampleOf('validateInvitation', 'newUser'),
  });
  await heading('Accept Invitation');
  expect(history.location.pathname).toBe(`/invitations/accept/${token}/user%40demo.test`);
  expect(history.length).toBe(1);
  expect(counts(calls)).toEqual([1, 0]);
  expect(bodies(calls, validateCall)).toEqual([
    {
      email,
      token,
      userShortName: 'placeholder',
      userFullName: 'placeholder',
      userPassword: expect.stringMatching(/^[0-9a-f]{48}$/),
    },
  ]);
});

test.each([
  ['Ok_ExistingUser', { resultText: 'Ok_ExistingUser' }],
  ['a result of a later version', { resultText: 'Ok_SomethingNew' }],
  ['Ok_NewUser in other letters', { resultText: 'ok_newuser' }],
])('%s sends one acceptance with placeholders and opens approved', async (_what, result) => {
  const { calls, history } = await open({ [validateCall]: () => result });
  await heading(approved);
  expect(counts(calls)).toEqual([1, 1]);
  expect(bodies(calls, acceptCall)).toEqual([
    {
      email,
      token,
      userShortName: 'placeholder',
      userFullName: 'placeholder',
      userPassword: expect.stringMatching(/^[0-9a-f]{48}$/),
      locale: 'en-GB',
      defaultCurrency: 'GBP',
      consentDocumentIds: [],
    },
  ]);
  expect(history.location.pathname).toBe('/invitations/approved');
  expect(history.length).toBe(1);
  expect(loginLink()).toHaveAttribute('href', '/authentication/login?returnUrl=/');
});

test.each([
  ['nothing', () => new Response('')],
  ['nothing, and says so', () => new Response('', { headers: { 'Content-Length': '0' } })],
  ['true', () => true],
  ['null', () => null],
  ['a word', () => new Response('Ok')],
  ['a JSON text', () => 'Ok_NewUser'],
  ['a list', () => [{ resultText: 'Ok_NewUser' }]],
  ['a result that is no text', () => ({ resultText: ['Ok_NewUser'] })],
  ['broken JSON', () => new Response('{"resultText":"Ok_NewUser"')],
])('an answer 200 with %s is a success without a known result', async (_, answer) => {
  const { calls } = await open({ [validateCall]: answer, [acceptCall]: answer });
  await heading(approved);
  expect(counts(calls)).toEqual([1, 1]);
});

test('after a link that was passed on, approved asks to open the mailed one', async () => {
  const { calls, history } = await open({
    [acceptCall]: () => exampleOf('acceptInvitation', 'linkMailed'),
  });
  await heading('Check your mail');
  expect(screen.queryByRole('heading', { name: approved })).toBeNull();
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent(`We sent a mail to ${email}`);
  expect(main).toHaveTextContent('Until then, nobody has joined.');
  expect(main).toHaveTextContent(
    'If you have an account with this address, you can also sign in and open the link that you were given again.',
  );
  expect(counts(calls)).toEqual([1, 1]);
  expect([history.location.pathname, history.length]).toEqual(['/invitations/approved', 1]);
});

test('even StrictMode sends only one validation and one acceptance', async () => {
  const calls = answerCalls(answers);
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createConsoleRouter({ queryClient, session: null, history });
  await act(() =>
    render(
      <StrictMode>
        <MantineProvider>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </MantineProvider>
      </StrictMode>,
    ),
  );
  await heading(approved);
  expect(counts(calls)).toEqual([1, 1]);
});

test('leaving during the validation accepts nothing, and Back validates no second time', async () => {
  let answer: (result: unknown) => void = () => {};
  const { calls, history } = await open({
    [validateCall]: () => new Promise((resolve) => (answer = resolve)),
  });
  await screen.findByText('Validating...');
  act(() => history.push('/invitations/approved'));
  await heading(approved);
  await act(async () => answer({ resultText: 'Ok_ExistingUser' }));
  expect(counts(calls)).toEqual([1, 0]);
  act(() => history.back());
  await waitFor(() => expect(counts(calls)).toEqual([1, 1]));
  await heading(approved);
});

test('after a reload during the acceptance, only a person can send another one', async () => {
  const first = await open({ [acceptCall]: () => new Promise(() => {}) });
  await waitFor(() => expect(counts(first.calls)).toEqual([1, 1]));
  const { state } = first.history.location;
  expect(state.isSending).toBe(true);

  // A reloaded page has started no calls. A new token gives the same state.
  token = `${token}-reloaded`;
  path = `/invitations/validate/${token}/${encodeURIComponent(email)}`;
  const { calls, history, user } = await open();
  await heading(approved);
  act(() => history.push(`${path}-later`, { ...state }));
  expect(await screen.findByText(/loaded again while your invitation/)).toBeInTheDocument();
  expect(counts(calls)).toEqual([1, 1]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await heading(approved);
  expect(counts(calls)).toEqual([2, 2]);
});

describe('what is wrong is said', () => {
  test.each([
    [
      'NotFound_InvitationExpiredOrMissing',
      404,
      'Invitation not found or has expired. Please contact your administrator to re-issue a new invitation.',
    ],
    ['BadRequest_InvitationHasInvalidParameters', 400, 'Invitation is not valid.'],
    ['BadRequest_InvitationExpired', 400, 'Invitation has expired.'],
    ['BadRequest_UserHasAlreadyJoined', 400, 'User is already part of this organisation.'],
    ['SomethingNew', 400, 'SomethingNew'],
    ['{"code":"BadRequest_InvitationExpired"}', 400, 'Invitation has expired.'],
    ['"BadRequest_InvitationExpired"', 400, 'Invitation has expired.'],
    ['', 400, 'Your request has been rejected'],
  ])('%s (%i): and there is nothing to try again', async (code, status, message) => {
    const { calls } = await open({ [validateCall]: () => coded(code, status) });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(loginLink()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(counts(calls)).toEqual([1, 0]);
  });

  test.each([
    ['BadRequest_InvitationHasInvalidParameters', 400, 'Invitation is not valid.'],
    ['BadRequest_UserHasAlreadyJoined', 400, 'User is already part of this organisation.'],
    ['NotFound_InvitationExpiredOrMissing', 404, 'Invitation not found or has expired.'],
  ])('an acceptance that is refused with %s (%i)', async (code, status, message) => {
    await open({ [acceptCall]: () => coded(code, status) });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  test('after a failed acceptance, Try again starts with the validation', async () => {
    let failures = 0;
    const { calls, history, user } = await open({
      [acceptCall]: () => {
        failures += 1;
        if (failures === 1) return new Response('', { status: 500, statusText: 'Server Error' });
        return exampleOf('acceptInvitation', 'existingUser');
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Server Error');
    expect(history.location.state.isSending).toBe(false);
    expect(counts(calls)).toEqual([1, 1]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading(approved);
    expect(counts(calls)).toEqual([2, 2]);
  });

  test('Try again appears after a network failure and after too many attempts', async () => {
    const answered: (() => unknown)[] = [
      () => Promise.reject(new TypeError('no network')),
      () => {
        const headers = { 'Content-Type': 'text/plain', 'X-Error-Reason': 'Please wait a while.' };
        return new Response('BadRequest', { status: 400, headers });
      },
      () => exampleOf('validateInvitation', 'newUser'),
    ];
    const { user } = await open({ [validateCall]: () => answered.shift()?.() });
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Bad Request. Please wait a while.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Accept Invitation');
  });
});

test.each(['nia+till%20@demo.test', 'ñia@gäste.test', 'a/b?c#d&e@demo.test', '100%@demo.test'])(
  'the address %s stays unchanged in the call and on the accept form',
  async (address) => {
    path = `/invitations/validate/${token}/${encodeURIComponent(address)}`;
    const { calls, user } = await open({
      [validateCall]: () => exampleOf('validateInvitation', 'newUser'),
    });
    await heading('Accept Invitation');
    expect(bodies(calls, validateCall)).toMatchObject([{ email: address, token }]);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(address);
    // Hovering must not start a validation either.
    await user.hover(screen.getByRole('heading', { level: 1 }));
    expect(counts(calls)).toEqual([1, 0]);
  },
);

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole, type Persona } from '~/testing/open-console';

const acceptCall = 'POST /invitations/accept';
const documentsCall = 'GET /api/consentdocuments';
const path = '/invitations/accept/token/nia%2Btill%2520%40demo.test';
const approved = 'Welcome, your invitation has been approved!';

const answers = {
  [documentsCall]: (): unknown => exampleOf('listConsentDocuments', 'documents'),
  [acceptCall]: (): unknown => exampleOf('acceptInvitation', 'newUser'),
};
const open = async (given: Partial<typeof answers> = {}, persona: Persona = 'nobody') => {
  const opened = await openConsole(path, persona, { ...answers, ...given });
  await screen.findByRole('heading', { level: 1, name: 'Accept Invitation' });
  return opened;
};
type Opened = Awaited<ReturnType<typeof open>>;
const sent = ({ calls }: Opened) =>
  calls.filter(({ call }) => call === acceptCall).map(({ body }) => body);
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}( \\*)?$`));
const button = () => screen.getByRole('button', { name: 'Accept' });

// Sets the value in one event, like a paste. Typing key by key would take seconds.
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

async function fillIn({ user }: Opened) {
  await user.click(await screen.findByLabelText('Terms of use'));
  await user.click(field('Privacy notice'));
  fill('Display Name', 'Nia');
  fill('Full Name', 'Nia Okafor');
  fill('Password', 'Seven gulls');
  fill('Confirm Password', 'Seven gulls');
}

test('Accept is enabled only when the form is complete', async () => {
  const opened = await open();
  expect(await screen.findByLabelText('Terms of use')).toHaveAccessibleDescription('Version 3.0');
  expect(button()).toHaveAttribute('aria-disabled');
  expect(button()).toHaveAccessibleDescription(
    'Still needed: every document accepted, a display name, a full name, a password of at least 8 characters.',
  );
  await fillIn(opened);
  expect(button()).not.toHaveAttribute('aria-disabled');
  const { user } = opened;
  fill('Confirm Password', 'Seven gullsx');
  expect(button()).toHaveAttribute('aria-disabled');
  expect(field('Confirm Password')).toHaveAttribute('aria-invalid', 'true');
  fill('Confirm Password', ' Seven gulls ');
  expect(button()).not.toHaveAttribute('aria-disabled');
  expect(screen.getByText('Weak')).toBeInTheDocument();
  await user.click(field('Terms of use'));
  expect(button()).toHaveAttribute('aria-disabled');
  expect(sent(opened)).toEqual([]);
});

test('a form that only brings a mail does not say that the person has joined', async () => {
  const opened = await open({
    [acceptCall]: () => exampleOf('acceptInvitation', 'linkMailed'),
  });
  await fillIn(opened);
  await opened.user.click(button());
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible();
  expect(screen.getByText(/^We sent a mail to nia\+till%20@demo\.test/)).toBeVisible();
  expect(opened.history.location.pathname).toBe('/invitations/approved');
});

test.each([
  ['linkMailPending', 'Check your mail', /^We will send a mail to/],
  ['linkMailFailed', 'The mail could not be sent', /Nobody has joined\./],
] as const)('what became of that mail is told: %s', async (example, name, text) => {
  const opened = await open({ [acceptCall]: () => exampleOf('acceptInvitation', example) });
  await fillIn(opened);
  await opened.user.click(button());
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test('sends the form once, and the approved page replaces this one', async () => {
  let answer: (response: unknown) => void = () => {};
  const opened = await open({ [acceptCall]: () => new Promise((resolve) => (answer = resolve)) });
  await fillIn(opened);
  expect(screen.getByDisplayValue('English (United Kingdom) (en-GB)')).toBeInTheDocument();
  expect(screen.getByDisplayValue('GBP - British Pound')).toBeInTheDocument();
  await opened.user.dblClick(button());
  await waitFor(() => expect(sent(opened)).toHaveLength(1));
  expect(sent(opened)).toEqual([
    {
      email: 'nia+till%20@demo.test',
      token: 'token',
      userShortName: 'Nia',
      userFullName: 'Nia Okafor',
      userPassword: 'Seven gulls',
      locale: 'en-GB',
      defaultCurrency: 'GBP',
      consentDocumentIds: [
        '71000000-0000-4000-8000-000000000001',
        '71000000-0000-4000-8000-000000000002',
      ],
    },
  ]);
  answer(exampleOf('acceptInvitation', 'newUser'));
  await screen.findByRole('heading', { level: 1, name: approved });
  expect(opened.history.location.pathname).toBe('/invitations/approved');
  expect(opened.history.length).toBe(1);
  expect(sent(opened)).toHaveLength(1);
  const changes = () => JSON.stringify(opened.queryClient.getMutationCache().getAll());
  await waitFor(() => expect(changes()).not.toContain('gulls'));
});

test('links open the documents in new tabs that have no access to the form', async () => {
  await open();
  const link = await screen.findByRole('link', {
    name: 'Read Terms of use, opens in a new tab',
  });
  expect(link).toHaveAttribute(
    'href',
    '/authentication/ViewConsentDocument?consentDocumentID=71000000-0000-4000-8000-000000000001',
  );
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each([
  [
    'PasswordChange_NewPasswordIsTooCommon',
    400,
    'The new password is too common and cannot be used.',
  ],
  ['PasswordChange_NewPasswordIsInvalid', 400, 'The new password is not strong enough.'],
  ['BadRequest_InvitationHasInvalidParameters', 400, 'Invitation is not valid.'],
  ['BadRequest_UserHasAlreadyJoined', 400, 'User is already part of this organisation.'],
  ['BadRequest_InvitationExpired', 400, 'Invitation has expired.'],
  ['NotFound_InvitationExpiredOrMissing', 404, 'Invitation not found or has expired.'],
  ['{"code":"BadRequest_InvitationExpired"}', 400, 'Invitation has expired.'],
  ['Whatever', 400, 'Whatever'],
  ['', 500, 'The server failed to answer'],
])('a refusal with %s (%i) shows an error and keeps all input', async (code, status, message) => {
  const opened = await open({ [acceptCall]: () => coded(code, status) });
  await fillIn(opened);
  const scrollTo = vi.spyOn(window, 'scrollTo');
  await opened.user.click(button());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  await waitFor(() => expect(alert).toHaveFocus());
  // The page stays where the person has scrolled to, and the focus brings the message into view.
  expect(scrollTo).not.toHaveBeenCalled();
  expect(field('Display Name')).toHaveValue('Nia');
  expect(field('Full Name')).toHaveValue('Nia Okafor');
  expect(field('Password')).toHaveValue('Seven gulls');
  expect(field('Confirm Password')).toHaveValue('Seven gulls');
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
  expect(button()).not.toHaveAttribute('aria-disabled');
});

test('after a refusal the form asks for a document that is new', async () => {
  const lists = ['documents', 'empty'];
  const opened = await open({
    [documentsCall]: () => exampleOf('listConsentDocuments', lists.pop() ?? 'documents'),
    [acceptCall]: () => coded('BadRequest_InvitationHasInvalidParameters'),
  });
  const { user } = opened;
  expect(screen.queryByText('Please read and accept')).toBeNull();
  fill('Display Name', 'Nia');
  fill('Full Name', 'Nia Okafor');
  fill('Password', '12345678');
  fill('Confirm Password', '12345678');
  await user.click(button());
  expect(await screen.findByLabelText('Terms of use')).not.toBeChecked();
  expect(button()).toHaveAttribute('aria-disabled');
});

test('Retry repeats a failed load of the documents', async () => {
  let failures = 0;
  const { user } = await open({
    [documentsCall]: () => {
      failures += 1;
      return failures === 1 ? coded('BadRequest') : exampleOf('listConsentDocuments', 'documents');
    },
  });
  expect(await screen.findByText('The documents could not be loaded. Bad Request.')).toBeVisible();
  expect(button()).toHaveAttribute('aria-disabled');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Terms of use')).toBeInTheDocument();
});

test('a document without a title has a checkbox', async () => {
  const [terms] = exampleOf('listConsentDocuments', 'documents');
  await open({ [documentsCall]: () => [{ ...terms, title: '', version: '' }] });
  expect(await screen.findByRole('checkbox', { name: 'Document' })).toBeInTheDocument();
});

test('leaving asks only when the form has input', async () => {
  const { user, history } = await open();
  history.push('/invitations/approved');
  await screen.findByRole('heading', { level: 1, name: approved });
  history.back();
  await screen.findByRole('heading', { level: 1, name: 'Accept Invitation' });
  fill('Display Name', 'Nia');
  history.push('/invitations/approved');
  const question = await screen.findByRole('dialog', { name: 'Unsaved changes' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(field('Display Name')).toHaveValue('Nia');
});

test('the page tells a logged-in person that the invitation is for another address', async () => {
  const opened = await open({}, 'ordinaryUser');
  expect(
    screen.getByText(/^You are signed in as .+\. The invitation is for nia\+till%20@demo\.test/),
  ).toBeInTheDocument();
  await fillIn(opened);
  await opened.user.click(button());
  await screen.findByRole('heading', { level: 1, name: approved });
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
});

test('an empty answer with status 200 counts as an acceptance', async () => {
  const opened = await open({ [acceptCall]: () => new Response('') });
  await fillIn(opened);
  await opened.user.click(button());
  await screen.findByRole('heading', { level: 1, name: approved });
  expect(screen.queryByText(/the password that you have always used/)).toBeNull();
});

test('the approved page tells an existing user to sign in with the old password', async () => {
  const opened = await open({ [acceptCall]: () => exampleOf('acceptInvitation', 'existingUser') });
  await fillIn(opened);
  await opened.user.click(button());
  await screen.findByRole('heading', { level: 1, name: approved });
  expect(screen.getByText(/the password that you have always used/)).toBeInTheDocument();
});

test('a person who leaves during the acceptance stays away, and Back says what to do', async () => {
  let answer: (response: unknown) => void = () => {};
  const opened = await open({ [acceptCall]: () => new Promise((resolve) => (answer = resolve)) });
  const { user, history } = opened;
  expect(screen.queryByText(/^You left this page/)).toBeNull();
  await fillIn(opened);
  await user.click(button());
  await waitFor(() => expect(sent(opened)).toHaveLength(1));
  act(() => history.push('/resetpassword/requestsent'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { level: 1, name: 'Reset sent' });
  await act(async () => answer(exampleOf('acceptInvitation', 'newUser')));
  expect(history.location.pathname).toBe('/resetpassword/requestsent');
  act(() => history.back());
  expect(await screen.findByText(/^You left this page, or loaded it again/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/authentication/login?returnUrl=/',
  );
});

test('a used invitation leads to the login', async () => {
  const opened = await open({
    [acceptCall]: () => coded('NotFound_InvitationExpiredOrMissing', 404),
  });
  await fillIn(opened);
  await opened.user.click(button());
  await screen.findByRole('alert');
  expect(screen.getByText(/^Have you accepted this invitation already/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

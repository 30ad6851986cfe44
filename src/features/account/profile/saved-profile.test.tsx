import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { OwnProfileChange } from '~/api/own-profile';
import { restartConsole } from '~/session/unsaved-edits';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';
import { replaceReloads } from '~/testing/replaced-reloads';

beforeEach(replaceReloads);

const read = 'GET /api/user/profile';
const write = 'POST /api/user/profile';
const summary = 'GET /api/User/summary/10000000-0000-4000-8000-000000000003';
const uma = () => exampleOf('getOwnProfile', '10000000-0000-4000-8000-000000000003');

const open = (answers = {}) =>
  openConsole('/profile', 'ordinaryUser', {
    [read]: uma,
    [write]: (body: unknown) => body,
    [summary]: () => exampleOf('getUserSummary', 'empty'),
    ...answers,
  });
const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.queryByRole('button', { name });

async function retype(user: Awaited<ReturnType<typeof open>>['user'], name: string, text: string) {
  const input = await field(name);
  await user.clear(input);
  if (text) await user.type(input, text);
}

test('shows the six fields and a link to Change Password, and no Delete', async () => {
  const { user, history } = await open();
  expect(await field('Display Name')).toHaveValue('Uma');
  expect(await field('Full Name')).toHaveValue('Uma Olsen');
  expect(await field('Email')).toHaveValue('user@demo.test');
  expect(screen.getByRole('group', { name: 'Image' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Locale' })).toHaveValue(
    'Norwegian Bokmål (Norway) (nb-NO)',
  );
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('NOK - Norwegian Krone');
  expect(button('Done')).toBeVisible();
  expect(button('Save')).toBeNull();
  expect(button('Delete')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Change Password' }));
  await waitFor(() => expect(history.location.pathname).toBe('/changeprofilepassword'));
});

test('Done reloads the console; Cancel leads to / and discards the edits', async () => {
  const { user, history } = await open();
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  expect(restartConsole).toHaveBeenCalledOnce();
  await retype(user, 'Display Name', 'Umi');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() =>
    expect(history.location.pathname).toBe('/user/10000000-0000-4000-8000-000000000003'),
  );
  expect(restartConsole).toHaveBeenCalledOnce();
});

test('sends the whole record once and reloads the console', async () => {
  const { user, calls } = await open();
  await retype(user, 'Display Name', ' Umi ');
  await user.dblClick(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(restartConsole).toHaveBeenCalled());
  const sent = calls.filter(({ call }) => call === write);
  expect(sent).toEqual([{ call: write, body: { ...uma(), shortName: 'Umi' } }]);
});

test.each([
  ['Display Name', 'x'.repeat(33), 'At most 32 characters; this has 33.'],
  ['Full Name', '', 'Enter the full name.'],
  ['Email', 'uma@', 'Enter an email address such as name@example.com.'],
])('%s "%s" is not sent: %s', async (name, text, error) => {
  const { user, calls } = await open();
  await retype(user, name, text);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(error)).toBeVisible();
  await waitFor(async () => expect(await field(name)).toHaveFocus());
  expect(calls.some(({ call }) => call === write)).toBe(false);
});

test('a dialog asks the person to confirm a new address before the page closes', async () => {
  const { user } = await open({
    [write]: (body: unknown) => ({ ...(body as OwnProfileChange), email: 'user@demo.test' }),
  });
  await retype(user, 'Email', 'uma@new.test');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm your new address' });
  expect(dialog).toHaveTextContent('A mail was sent to uma@new.test');
  expect(dialog).toHaveTextContent('you sign in with user@demo.test');
  expect(restartConsole).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(restartConsole).toHaveBeenCalledOnce());
});

test('nothing asks about edits once the profile with a new address is saved', async () => {
  const { user, history } = await open({ [write]: () => exampleOf('saveOwnProfile', 'mailSent') });
  await retype(user, 'Email', 'uma@new.test');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'Confirm your new address' });
  // A key in the dialog is no edit of the form.
  await user.tab();
  act(() => history.push('/changeprofilepassword'));
  expect(await screen.findByRole('heading', { name: 'Change Password' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['mailSent', 'A mail was sent to uma@new.test'],
  ['mailPending', 'A mail will be sent to uma@new.test'],
  ['mailFailed', 'the mail to uma@new.test could not be sent. Check the address'],
] as const)('the dialog says what became of the mail: %s', async (example, text) => {
  const { user } = await open({ [write]: () => exampleOf('saveOwnProfile', example) });
  await retype(user, 'Email', 'uma@new.test');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm your new address' });
  expect(dialog).toHaveTextContent(text);
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
});

test('Change Password asks before it loses edits', async () => {
  const { user, history } = await open();
  await retype(user, 'Full Name', 'Uma Berg');
  await user.click(screen.getByRole('link', { name: 'Change Password' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(await field('Full Name')).toHaveValue('Uma Berg');
  expect(history.location.pathname).toBe('/profile');
});

test('a refused save keeps the edits and shows the reason', async () => {
  const reason =
    'Nothing was saved: you asked for a new address less than a minute ago. Wait a minute, then save again.';
  const { user } = await open({
    [write]: () =>
      new Response('BadRequest', {
        status: 400,
        headers: { 'Content-Type': 'text/plain', 'X-Error-Reason': reason },
      }),
  });
  await retype(user, 'Email', 'a@b.test');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(`Bad Request. ${reason}`)).toBeVisible();
  expect(await field('Email')).toHaveValue('a@b.test');
  expect(restartConsole).not.toHaveBeenCalled();
});

test("asks before it overwrites somebody else's change, and keeps their other ones", async () => {
  let reads = 0;
  const { user, calls } = await open({
    [read]: () => {
      reads += 1;
      return reads === 1 ? uma() : { ...uma(), fullName: 'Uma Lund', locale: 'sv-SE' };
    },
  });
  await retype(user, 'Full Name', 'Uma Berg');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Changed by somebody else' });
  expect(within(dialog).getByRole('row', { name: /Full Name Uma Berg Uma Lund/ })).toBeVisible();
  expect(calls.some(({ call }) => call === write)).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(restartConsole).toHaveBeenCalled());
  expect(calls.find(({ call }) => call === write)?.body).toEqual({
    ...uma(),
    fullName: 'Uma Berg',
    locale: 'sv-SE',
  });
});

/** Opens a service that asks for new addresses by mail, and repeats its answers. The first answer is lost. */
async function openRepeating() {
  const service = { stored: uma(), asked: [] as string[] };
  const known = new Map<string | null, object>();
  const { user } = await open({
    [read]: () => ({ ...service.stored }),
    [write]: (body: unknown, request: Request) => {
      const key = request.headers.get('Idempotency-Key');
      const repeated = known.get(key);
      if (repeated) {
        return Response.json(repeated, { headers: { 'Idempotency-Replayed': 'true' } });
      }
      const { email, ...fields } = body as OwnProfileChange;
      if (email !== service.stored.email) service.asked.push(email);
      Object.assign(service.stored, fields);
      known.set(key, { ...service.stored });
      if (known.size === 1) throw new TypeError('Failed to fetch');
      return { ...service.stored };
    },
  });
  return { user, service };
}

test('a repeated save replaces what another tab has saved since, as the person has decided', async () => {
  const { user, service } = await openRepeating();
  await retype(user, 'Display Name', 'Umi');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Network error/)).toBeVisible();
  service.stored.shortName = 'Una';
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(restartConsole).toHaveBeenCalledOnce());
  expect(service.stored.shortName).toBe('Umi');
});

test('a repeated save with a new address replaces it as well, and asks for no second mail', async () => {
  const { user, service } = await openRepeating();
  await retype(user, 'Display Name', 'Umi');
  await retype(user, 'Email', 'uma@new.test');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Network error/)).toBeVisible();
  service.stored.shortName = 'Una';
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await screen.findByRole('dialog', { name: 'Confirm your new address' });
  expect(service.stored.shortName).toBe('Umi');
  expect(service.asked).toEqual(['uma@new.test']);
});

test('Retry repeats a failed load; an empty locale is an error', async () => {
  let isBroken = true;
  const { user } = await open({
    [read]: () => (isBroken ? coded('BadRequest') : { ...uma(), locale: '' }),
  });
  expect(await screen.findByText('Bad Request.')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await retype(user, 'Display Name', 'Umi');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose a locale.')).toBeVisible();
});

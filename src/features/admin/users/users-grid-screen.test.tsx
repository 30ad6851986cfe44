import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const users = () => exampleOf('listUsers', 'users');
const open = (answers = {}, path = '/admin/users') =>
  openConsole(path, 'superUser', {
    'GET /api/user': users,
    'POST /api/user/batch': (batch: unknown) => batch,
    ...answers,
  });
// The full name is the row header.
const person = (name: string) => screen.findByRole('rowheader', { name });
const theoID = '10000000-0000-4000-8000-000000000006';
const button = (name: string | RegExp) => screen.getByRole('button', { name });
type Opened = Awaited<ReturnType<typeof open>>;
const batchOf = ({ calls }: Opened) =>
  calls.find((sent) => sent.call === 'POST /api/user/batch')?.body;

async function retype({ user }: Opened, from: string, to: string) {
  await user.dblClick(await person(from));
  const input = await screen.findByRole('textbox', { name: 'Full Name' });
  await user.clear(input);
  await user.type(input, `${to}{Enter}`);
}

describe('Browse Users', () => {
  test('lists the users with their columns in the specified order', async () => {
    await open();
    await person('Uma Olsen');
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    const named = headers.filter((text) => text !== '' && text !== null);
    expect(named.join('|')).toMatch(/Short Name.*Full Name.*Email.*Locale.*Default Currency/);
    expect(
      await screen.findByRole('gridcell', { name: 'Norwegian Bokmål (Norway) (nb-NO)' }),
    ).toBeVisible();
  });

  test('sends the whole record for a changed cell', async () => {
    const opened = await open();
    await retype(opened, 'Uma Olsen', 'Uma Berg');
    expect(await screen.findByText('Unsaved')).toBeVisible();
    await opened.user.click(button(/Save Changes/));
    await waitFor(() => expect(batchOf(opened)).toBeDefined());
    const uma = users().find(({ shortName }) => shortName === 'Uma');
    expect(batchOf(opened)).toEqual({ changes: [{ ...uma, fullName: 'Uma Berg' }], deletes: [] });
  });

  test('sends no changed address that is none, and lets a stored one stay', async () => {
    const stored = users().map((user) => ({ ...user, email: `${user.shortName}@old` }));
    const opened = await open({ 'GET /api/user': () => stored });
    await person('Uma Olsen');
    await opened.user.dblClick(screen.getByRole('gridcell', { name: 'Uma@old' }));
    const field = await screen.findByRole('textbox', { name: 'Email' });
    expect(field).not.toHaveAttribute('aria-invalid');
    await opened.user.type(field, 'er{Enter}');
    await opened.user.click(button(/Save Changes/));
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter an email address such as');
    expect(batchOf(opened)).toBeUndefined();
  });

  test('keeps the edit and shows the reason when the service refuses', async () => {
    const opened = await open({
      'POST /api/user/batch': () => coded('BadRequest_UserDoesNotExist'),
    });
    await retype(opened, 'Uma Olsen', 'Uma Berg');
    await opened.user.click(button(/Save Changes/));
    const dialog = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(dialog).getByText('User does not exist.')).toBeVisible();
    await opened.user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(await person('Uma Berg')).toBeVisible();
    expect(screen.getByText('Unsaved')).toBeVisible();
  });

  test('marks a row for deletion after a confirmation, and a save sends its id', async () => {
    const opened = await open();
    await person('Uma Olsen');
    await opened.user.click(button('Delete Uma Olsen'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Row' });
    await opened.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await opened.user.click(button(/Save Changes/));
    await waitFor(() =>
      expect(batchOf(opened)).toEqual({
        changes: [],
        deletes: ['10000000-0000-4000-8000-000000000003'],
      }),
    );
  });

  test('links each user to /edit/{id} below the current path', async () => {
    await open();
    await person('Uma Olsen');
    const links = screen.getAllByRole('link', { name: /Uma Olsen/ });
    expect(
      links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual(
      [null, 'Edit Uma Olsen'].map((name) => [
        name,
        '/admin/users/edit/10000000-0000-4000-8000-000000000003',
      ]),
    );
  });

  test('marks an unconfirmed account, which a search finds and a save sends without the mark', async () => {
    const opened = await open(
      { 'GET /api/user': () => exampleOf('listUsers', 'unconfirmed') },
      '/admin/users?q=unconfirmed',
    );
    const theo = await person('Theo Novak Unconfirmed');
    expect(screen.queryByRole('rowheader', { name: 'Uma Olsen' })).toBeNull();
    await opened.user.hover(within(theo).getByText('Unconfirmed'));
    expect(await screen.findByText(/^Nobody has confirmed yet who reads the mail/)).toBeVisible();
    await opened.user.unhover(within(theo).getByText('Unconfirmed'));
    await retype(opened, 'Theo Novak Unconfirmed', 'Theo Nowak');
    await opened.user.click(button(/Save Changes/));
    await waitFor(() => expect(batchOf(opened)).toBeDefined());
    const { isEmailUnconfirmed, ...stored } = exampleOf('getUser', theoID);
    const changes = [{ ...stored, fullName: 'Theo Nowak' }];
    expect(batchOf(opened)).toEqual({ changes, deletes: [] });
  });

  test('applies the filter of the URL', async () => {
    await open({}, '/admin/users?q=marchetti');
    expect(await person('Ada Marchetti')).toBeVisible();
    expect(screen.queryByRole('rowheader', { name: 'Uma Olsen' })).toBeNull();
  });

  test('ignores malformed search parameters', async () => {
    await open({}, '/admin/users?sort=%5B1%5D&filter=7&width=abc&density=huge');
    expect(await person('Uma Olsen')).toBeVisible();
  });

  test('shows "No Data" for an empty list', async () => {
    await open({ 'GET /api/user': () => [] });
    expect(await screen.findByText('No Data')).toBeVisible();
  });

  test('shows the reason of a failed load, and OK loads again', async () => {
    let isBroken = true;
    const { user } = await open({
      'GET /api/user': () => (isBroken ? new Response('', { status: 403 }) : users()),
    });
    const dialog = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(dialog).getByText('You are not allowed to do this')).toBeVisible();
    isBroken = false;
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(await person('Uma Olsen')).toBeVisible();
  });
});

test('a search that is not yet in the URL does not delay the opening of a record', async () => {
  const [first] = users();
  const uma = users().find(({ shortName }) => shortName === 'Uma') ?? first;
  const opened = await open({
    // This answer takes longer than the update of the URL.
    [`GET /api/user/${uma?.userID}`]: () =>
      new Promise((resolve) => setTimeout(() => resolve(uma), 700)),
  });
  await person('Uma Olsen');
  await opened.user.type(screen.getByRole('textbox', { name: 'Search all columns' }), 'Uma');
  expect(await screen.findByText(/^1 of \d+ rows$/)).toBeVisible();
  await opened.user.click(screen.getByRole('link', { name: 'Edit Uma Olsen' }));
  expect(
    await screen.findByRole('heading', { name: 'Edit User' }, { timeout: 3_000 }),
  ).toBeVisible();
});

test.each([
  ['search', 'Search all columns'],
  ['column filter', 'Filter Full Name'],
])('a %s typed right before a record is opened is restored by Back', async (_, field) => {
  const [first] = users();
  const uma = users().find(({ shortName }) => shortName === 'Uma') ?? first;
  const { user, history } = await open({ [`GET /api/user/${uma?.userID}`]: () => uma });
  const link = await screen.findByRole('link', { name: 'Edit Uma Olsen' });
  await user.click(button('More tools'));
  await user.click(button('Filter rows'));
  fireEvent.change(await screen.findByRole('textbox', { name: field }), {
    target: { value: 'Uma' },
  });
  fireEvent.click(link);
  await screen.findByRole('heading', { name: 'Edit User' });
  act(() => history.back());
  await screen.findByRole('heading', { name: 'Users' });
  expect(await screen.findByText(/^1 of \d+ rows$/)).toBeVisible();
  expect(history.location.search).toContain('Uma');
});

test('a search typed right before a navigation does not delay it, and is restored by Back', async () => {
  const { history } = await open();
  await person('Uma Olsen');
  fireEvent.change(screen.getByRole('textbox', { name: 'Search all columns' }), {
    target: { value: 'Uma' },
  });
  act(() => history.push('/profile'));
  await waitFor(() => expect(history.location.pathname).toBe('/profile'));
  act(() => history.back());
  await waitFor(() => expect(history.location.href).toBe('/admin/users?q=Uma'));
});

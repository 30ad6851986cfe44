import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { changePassword } from '~/api/answers/change-password.gen';
import { commitUsers } from '~/api/answers/users.gen';
import { post } from '~/api/client';
import { done } from '~/api/done';
import { currencyQueries, localeQueries } from '~/api/reference-data';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const serverError = () => new Response('out of order', { status: 500 });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('start-up calls the session, the currencies and the locales before the page', async () => {
  const { calls, queryClient } = await openConsole('/admin/auditlogs', 'superUser');
  expect(await heading('Audit Logs')).toBeVisible();
  expect(calls.slice(0, 3).map(({ call }) => call)).toEqual([
    'GET /Authentication/current',
    'GET /api/currency/',
    'GET /api/locale/',
  ]);
  expect(queryClient.getQueryData(currencyQueries.list().queryKey)).toEqual(
    exampleOf('listCurrencies', 'list'),
  );
  expect(queryClient.getQueryData(localeQueries.list().queryKey)).toEqual(
    exampleOf('listLocales', 'list'),
  );
});

test('a change says in whose name the page sends it', async () => {
  const senders: (string | null)[] = [];
  const answer = (batch: unknown, { headers }: Request) => {
    senders.push(headers.get('X-User-ID'));
    return batch;
  };
  await openConsole('/admin', 'superUser', {
    'POST /api/user/batch': answer,
    'POST /api/user/batch/changepassword': answer,
  });
  await post(commitUsers, {}, { changes: [], deletes: [] });
  await done(changePassword, {}, { changes: [], deletes: [] });
  const superUser = '10000000-0000-4000-8000-000000000001';
  expect(senders).toEqual([superUser, superUser]);
});

test('start-up without a session sends no other call', async () => {
  const { calls } = await openConsole('/admin', 'nobody');
  expect(await heading('Login Required')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/authentication/login?returnUrl=/',
  );
  expect(document.title).toBe('Login Required - Authentication');
  expect(calls).toHaveLength(1);
});

test.each([
  [401, 'Login Required'],
  [403, 'Login Required'],
  [400, 'Failed Loading Admin Page'],
  [500, 'Failed Loading Admin Page'],
])('a session call that fails with %i shows %s', async (status, name) => {
  await openConsole('/admin', 'superUser', {
    'GET /Authentication/current': () => new Response('', { status }),
  });
  expect(await heading(name)).toBeVisible();
});

test('Failed Loading Admin Page offers a refresh and shows the failure', async () => {
  await openConsole('/admin', 'superUser', {
    'GET /Authentication/current': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  expect(await heading('Failed Loading Admin Page')).toBeVisible();
  expect(screen.getByText('Please refresh the page to try again.')).toBeVisible();
  expect(screen.getByText('Network error')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  expect(document.title).toBe('Failed Loading Admin Page - Authentication');
});

test('the console does not start if the currency call fails', async () => {
  await openConsole('/admin', 'superUser', { 'GET /api/currency/': serverError });
  expect(await heading('Failed Loading Admin Page')).toBeVisible();
});

test('the locale list is empty if its call fails', async () => {
  const { queryClient } = await openConsole('/admin/auditlogs', 'superUser', {
    'GET /api/locale/': serverError,
  });
  expect(await heading('Audit Logs')).toBeVisible();
  expect(queryClient.getQueryData(localeQueries.list().queryKey)).toEqual([]);
});

const anonymousPaths = [
  '/resetpassword',
  '/resetpassword/requestsent',
  '/resetpassword/confirm/token/user@demo.test/and/more',
  '/resetpassword/complete',
  '/invitations/accept/token/new.person@demo.test',
  '/invitations/approved',
];

test.each(anonymousPaths.flatMap((path) => [401, 500].map((status) => [path, status] as const)))(
  '%s is shown to everyone, even if the session call fails with %i',
  async (path, status) => {
    await openConsole(path, 'nobody', {
      'GET /Authentication/current': () => new Response('', { status }),
      'GET /api/consentdocuments': () => [],
    });
    expect(await screen.findByText('Login Required')).toBeVisible();
    const [title] = await screen.findAllByRole('heading', { level: 1 });
    expect(title).not.toHaveTextContent(/Login Required|Failed Loading/);
    expect(screen.queryByRole('navigation')).toBeNull();
    // One link in the header, and one on some of the pages.
    for (const login of screen.getAllByRole('link', { name: 'Login' })) {
      expect(login).toHaveAttribute('href', '/authentication/login?returnUrl=/');
    }
  },
);

test('a signed-in page requires a login even after an anonymous one', async () => {
  const { history } = await openConsole('/invitations/approved', 'nobody');
  await heading('Welcome, your invitation has been approved!');
  history.push('/admin/users');
  expect(await heading('Login Required')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Login Required - Authentication'));
});

describe('a page that was opened without a session', () => {
  const login = async (path: string) => {
    const { user } = await openConsole(path, 'nobody');
    const link = await screen.findByRole('link', { name: 'Login' });
    // jsdom does not leave the page.
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
  };

  test('opens after the sign-in, with its search, once', async () => {
    await login('/admin/auditlogs?message=kiosk');
    const { history } = await openConsole('/', 'superUser');
    expect(await heading('Audit Logs')).toBeVisible();
    expect(history.location.href).toBe('/admin/auditlogs?message=kiosk');
    const later = await openConsole('/', 'superUser');
    await waitFor(() => expect(later.history.location.pathname).toBe('/admin'));
  });

  test('does not replace another page that is opened after the sign-in', async () => {
    await login('/admin/auditlogs');
    await openConsole('/admin/entitylookup', 'superUser');
    expect(await heading('Entity Lookup')).toBeVisible();
    const { history } = await openConsole('/', 'superUser');
    await waitFor(() => expect(history.location.pathname).toBe('/admin'));
  });

  test.each(['/%61uthentication/logout', '/api/user'])('leads nowhere else: %s', async (path) => {
    await login(path);
    const { history } = await openConsole('/', 'superUser');
    await waitFor(() => expect(history.location.pathname).toBe('/admin'));
  });
});

test('an address with an id in capitals leads to the record', async () => {
  const harbour = '20000000-0000-4000-8000-000000000003';
  const { history } = await openConsole(
    `/organisation/%7B${harbour.replaceAll('-', '').toUpperCase()}%7D/teams?q=A`,
    'organisationAdministrator',
  );
  expect(await heading('Teams')).toBeVisible();
  expect(history.location.href).toBe(`/organisation/${harbour}/teams?q=A`);
});

test.each([
  ['superUser', '/admin'],
  ['organisationAdministrator', '/organisation/20000000-0000-4000-8000-000000000003'],
  ['ordinaryUser', '/user/10000000-0000-4000-8000-000000000003'],
] as const)('/ leads %s to %s', async (persona, path) => {
  const { history } = await openConsole('/', persona);
  await waitFor(() => expect(history.location.pathname).toBe(path));
});

test('/organisation without an organisation leads to the literal text null', async () => {
  const { history } = await openConsole('/organisation', 'superUser');
  expect(await heading('No organisation selected')).toBeVisible();
  expect(history.location.pathname).toBe('/organisation/null');
});

test('a page below /organisation/null leads to /organisation/null', async () => {
  const { history } = await openConsole('/organisation/null/teams', 'superUser');
  expect(await heading('No organisation selected')).toBeVisible();
  expect(history.location.pathname).toBe('/organisation/null');
});

test('/user leads to the account of the signed-in user', async () => {
  const { history } = await openConsole('/user', 'superUser');
  await waitFor(() =>
    expect(history.location.pathname).toBe('/user/10000000-0000-4000-8000-000000000001'),
  );
});

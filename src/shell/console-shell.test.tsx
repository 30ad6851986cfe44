import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole, shownCrumbs } from '~/testing/open-console';

const navigation = () => {
  const [wide] = screen.queryAllByRole('navigation', { name: 'Main' });
  return wide
    ? within(wide)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')])
    : [];
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const startUpCalls = [
  'GET /Authentication/current',
  'GET /api/currency/',
  'GET /api/locale/',
  'GET /api/Organisation',
];

const notFound = "Page not found - The page requested doesn't exist. Something has gone wrong.";

test.each([
  [
    'superUser',
    '/user',
    [
      ['My Account', '/user'],
      ['Admin', '/admin'],
    ],
  ],
  [
    'organisationAdministrator',
    '/user',
    [
      ['My Account', '/user'],
      ['Organisation', '/organisation'],
    ],
  ],
  ['ordinaryUser', '/user', [['My Account', '/user']]],
  ['nobody', '/invitations/approved', []],
] as const)('the header shows %s the areas of the role', async (persona, path, items) => {
  await openConsole(path, persona);
  await screen.findByRole('heading', { level: 1 });
  expect(navigation()).toEqual(items);
});

test.each([
  ['superUser', ['Profile', 'Logout']],
  ['ordinaryUser', ['Profile', 'Logout']],
  ['anonymous', ['Logout']],
] as const)('the user menu shows %s only the entries that apply', async (persona, entries) => {
  const { user } = await openConsole('/user', persona);
  await user.click(await screen.findByRole('button', { name: /^User menu/ }));
  const menu = screen.getByRole('link', { name: 'Logout' }).closest('ul');
  expect(
    menu &&
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
  ).toEqual(entries);
  expect(screen.queryAllByRole('radio').length > 0).toBe(persona !== 'anonymous');
  expect(screen.getByRole('link', { name: 'Logout' })).toHaveAttribute(
    'href',
    '/authentication/logout',
  );
});

test.each([
  ['no short name', 'Uma Olsen', { shortName: '' }],
  ['no name and no address', 'No name', { shortName: '', fullName: '', email: '' }],
])('a person with %s can use the console, as %s', async (_, name, fields) => {
  const [someone, ...others] = exampleOf('getCurrentSession', 'ordinaryUser');
  const { user } = await openConsole('/resetpassword', 'ordinaryUser', {
    'GET /Authentication/current': () => [{ ...someone, image: null, ...fields }, ...others],
  });
  await heading('Password Reset Request');
  await user.click(screen.getByRole('button', { name: `User menu: ${name}` }));
  expect(screen.getByRole('link', { name: 'Logout' })).toBeVisible();
});

test('Escape closes the user menu and returns to its button', async () => {
  const { user } = await openConsole('/user', 'ordinaryUser');
  const button = await screen.findByRole('button', { name: 'User menu: Uma' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('the user menu closes when the keyboard focus leaves it', async () => {
  const { user } = await openConsole('/user', 'ordinaryUser');
  const button = await screen.findByRole('button', { name: 'User menu: Uma' });
  await user.click(button);
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the browser remembers the chosen colour scheme, and System follows the system again', async () => {
  const { user } = await openConsole('/user', 'ordinaryUser');
  await user.click(await screen.findByRole('button', { name: 'Colour scheme: System' }));
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark');
  await user.click(screen.getByRole('radio', { name: 'System' }));
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'light');
});

test('a page in dark colours prints in light ones', async () => {
  localStorage.setItem('mantine-color-scheme-value', 'dark');
  const { user } = await openConsole('/user', 'ordinaryUser');
  await user.keyboard('{Control}');
  const page = document.documentElement;
  expect(page).toHaveAttribute('data-mantine-color-scheme', 'dark');
  fireEvent(window, new Event('beforeprint'));
  expect(page).toHaveAttribute('data-mantine-color-scheme', 'light');
  fireEvent(window, new Event('afterprint'));
  expect(page).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('a crumb leads back to its page', async () => {
  const { user, history } = await openConsole('/admin/integrationserver/edit/1', 'superUser');
  await heading('Edit POS Core Instance');
  expect(shownCrumbs()).toEqual([
    'Administration',
    'Integration Server Instances',
    'Edit POS Core Instance',
  ]);
  const [last] = screen.getAllByText('Edit POS Core Instance').filter((e) => e.closest('nav'));
  expect(last?.closest('[aria-current="page"]')).not.toBeNull();
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  await user.click(crumbs.getByRole('link', { name: 'Integration Server Instances' }));
  await heading('Integration Server Instances');
  expect(history.location.pathname).toBe('/admin/integrationserver');
});

test('a change of route moves the focus to the heading and changes the title', async () => {
  const { user } = await openConsole('/admin/auditlogs', 'superUser');
  const first = await heading('Audit Logs');
  expect(document.title).toBe('Audit Logs - Authentication');
  expect(first).not.toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'My Account' }));
  const second = await heading('My Account');
  await waitFor(() => expect(second).toHaveFocus());
  expect(document.title).toBe('My Account - Authentication');
});

test('the first stop of the keyboard skips to the content', async () => {
  const { user } = await openConsole('/admin/auditlogs', 'superUser');
  const title = await heading('Audit Logs');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(title).toHaveFocus();
});

test.each([
  '/nowhere',
  '/admin/nowhere',
  '/admin/users/edit',
  '/organisation/7/teams/edit',
  '/organisation/7/teams/edit/1/2',
  '/ADMIN',
  '/Admin/users',
  '/User',
  '/organisation/7/Teams',
  '/Profile',
  '/ResetPassword',
  '/nowhere/%E0%A4%A',
  '/admin/users/edit/%E0%A4%A',
])('%s shows the not-found page', async (path) => {
  const { user, history } = await openConsole(path, 'ordinaryUser');
  expect(await heading(notFound)).toBeVisible();
  expect(document.title).toBe('Page not found - Authentication');
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Send me home' }));
  await waitFor(() => expect(history.location.pathname).toMatch(/^\/user\//));
});

test.each([
  ['ordinaryUser', '/admin'],
  ['ordinaryUser', '/admin/users'],
  ['ordinaryUser', '/admin/clients'],
  ['ordinaryUser', '/organisation/20000000-0000-4000-8000-000000000003/teams'],
  ['organisationAdministrator', '/admin/users'],
  ['anonymous', '/admin/users/edit/new'],
] as const)('%s is not allowed on %s, and nothing is asked for', async (persona, path) => {
  const { calls } = await openConsole(path, persona);
  expect(await heading('Not allowed')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send me home' })).toHaveAttribute('href', '/');
  await waitFor(() => expect(document.title).toBe('Not allowed - Authentication'));
  expect(calls.map(({ call }) => call).filter((call) => !startUpCalls.includes(call))).toEqual([]);
});

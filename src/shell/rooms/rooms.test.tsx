import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { holdBack } from '~/testing/hold-back';
import { openConsole } from '~/testing/open-console';
import { areaTools } from './rail';

const harbour = '20000000-0000-4000-8000-000000000003';
const market = '20000000-0000-4000-8000-000000000005';
const root = '20000000-0000-4000-8000-000000000001';

const summaryOf = (id: string) => ({
  [`GET /api/Organisation/summary/${id}`]: () => exampleOf('getOrganisationSummary', id),
});
const adminSummary = { 'GET /admin/summary/': () => exampleOf('getAdminSummary', 'summary') };
const teamsOf = (id: string) => ({
  [`GET /api/organisation/${id}/team`]: () => [],
  [`GET /api/organisation/${id}/links`]: () => [],
});

const pages = (name: string) => screen.findByRole('navigation', { name });
const titlesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? link.querySelector('span')?.textContent);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('every page of Administration is one link away, and the shown one is marked', async () => {
  const { user, history } = await openConsole('/admin/auditlogs', 'superUser', adminSummary);
  const list = await pages('Administration pages');
  expect(titlesIn(list)).toEqual([
    'Summary',
    'Organisations',
    'Users',
    'Clients',
    'Audit Logs',
    'Entity Lookup',
    'Statistics',
    'POS Core Instances',
    'Integration Server Instances',
  ]);
  const groups = within(list).getAllByRole('list').slice(1);
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    'Platform',
    'Reports',
    'Servers',
  ]);
  const here = within(list).getByRole('link', { name: 'Audit Logs' });
  expect(here).toHaveAttribute('aria-current', 'page');
  await user.click(within(list).getByRole('link', { name: 'Entity Lookup' }));
  await heading('Entity Lookup');
  expect(history.location.pathname).toBe('/admin/entitylookup');
  expect(here).not.toHaveAttribute('aria-current');
});

test('the deployment server is created or edited, as the summary leads there', async () => {
  const { user } = await openConsole('/admin/auditlogs', 'superUser', adminSummary);
  const list = await pages('Administration pages');
  await user.hover(list);
  const server = exampleOf('getAdminSummary', 'summary').deploymentServerInstance;
  expect(await within(list).findByRole('link', { name: 'Deployment Server' })).toHaveAttribute(
    'href',
    `/admin/deploymentserver/edit/${server?.deploymentServerInstanceID}`,
  );
});

test('a record marks the page that it belongs to', async () => {
  await openConsole('/admin/integrationserver/edit/new', 'superUser', adminSummary);
  const list = await pages('Administration pages');
  const here = within(list).getByRole('link', { name: 'Integration Server Instances' });
  expect(here).toHaveAttribute('aria-current', 'true');
  expect(within(list).getByRole('link', { name: 'Summary' })).not.toHaveAttribute('aria-current');
});

test.each([
  ['a licensee group', harbour, ['Install Versions', 'Version Authorisation']],
  ['the root', root, ['Version Authorisation']],
  ['an organisation to initialise', market, ['Install Versions', 'Initialise Organisation']],
])('%s has the pages that its summary offers', async (_, id, offered) => {
  const { user } = await openConsole(`/organisation/${id}/teams`, 'superUser', {
    ...summaryOf(id),
    ...teamsOf(id),
  });
  const list = await pages('Organisation pages');
  const always = [
    'Summary',
    'Edit Organisation Profile',
    'Teams',
    'Invite User',
    'Pending Invites',
    'Organisation Access',
    'Permission Groups',
    'Service Accounts',
    'System Health',
  ];
  await user.hover(list);
  await waitFor(() => expect(titlesIn(list)).toEqual([...always, ...offered]));
});

test.each([
  ['organisation', `/organisation/${harbour}/authorisations`, 'Version Authorisation', 11],
  ['organisation', `/organisation/${market}/authorisations`, 'Version Authorisation', 12],
  ['administration', '/admin/deploymentserver/create', 'Deployment Server', 10],
])(
  'a shown page of the %s that its summary has to offer is listed before the summary loads: %s',
  async (area, path, title, all) => {
    const tools = holdBack(areaTools);
    const { user } = await openConsole(path, 'superUser', {
      ...summaryOf(harbour),
      ...summaryOf(market),
      ...adminSummary,
    });
    const list = await pages(`${area[0]?.toUpperCase()}${area.slice(1)} pages`);
    const marked = () => within(list).getAllByRole('link', { current: 'page' });
    expect(marked()).toHaveLength(1);
    expect(marked()[0]).toHaveAccessibleName(title);
    await tools.arrive();
    expect(marked()).toHaveLength(1);
    await user.hover(list);
    await waitFor(() => expect(titlesIn(list)).toHaveLength(all));
    expect(titlesIn(list).filter((each) => each === title)).toHaveLength(1);
  },
);

test('a summary that was read already is not read again', async () => {
  const { user, calls } = await openConsole(`/organisation/${harbour}`, 'superUser', {
    ...summaryOf(harbour),
    ...teamsOf(harbour),
  });
  const list = await pages('Organisation pages');
  await within(list).findByRole('link', { name: 'Install Versions' });
  await user.click(within(list).getByRole('link', { name: 'Teams' }));
  await heading('Teams');
  await within(list).findByRole('link', { name: 'Install Versions' });
  const reads = calls.filter(({ call }) => call.includes('/api/Organisation/summary/'));
  expect(reads).toHaveLength(1);
});

test.each([
  ['superUser', '/profile'],
  ['superUser', '/organisation/null'],
  ['ordinaryUser', '/admin/users'],
  ['ordinaryUser', `/organisation/${harbour}/teams`],
  ['organisationAdministrator', '/admin/users'],
] as const)('%s has no list of pages on %s', async (persona, path) => {
  await openConsole(path, persona);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation', { name: /pages$/ })).toBeNull();
});

test('the browser remembers whether the titles are shown', async () => {
  const { user } = await openConsole('/admin/auditlogs', 'superUser', adminSummary);
  const titles = await screen.findByRole('button', { name: 'Titles of the pages' });
  expect(titles).toHaveAttribute('aria-expanded', 'true');
  await user.click(titles);
  expect(titles).toHaveAttribute('aria-expanded', 'false');
  expect(localStorage.getItem('console-pages')).toBe('folded');
  await user.click(titles);
  expect(localStorage.getItem('console-pages')).toBe('open');
});

test('header, rail and switcher say where a super user is', async () => {
  const { user } = await openConsole(`/organisation/${harbour}/teams`, 'superUser', {
    ...summaryOf(harbour),
    ...teamsOf(harbour),
  });
  const admin = () =>
    within(screen.getByRole('navigation', { name: 'Main' })).getAllByText('Admin');
  expect(await screen.findByTitle('Harbour Restaurants')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Organisation: Harbour Restaurants/ })).not.toEqual(
    [],
  );
  for (const link of admin()) expect(link).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('link', { name: 'My Account' }));
  await waitFor(() => {
    for (const link of admin()) expect(link).not.toHaveAttribute('aria-current');
  });
});

test('a narrow window has the pages behind one button, which a link closes', async () => {
  const { user } = await openConsole('/admin/auditlogs', 'superUser', adminSummary);
  const button = await screen.findByRole('button', { name: 'Pages' });
  await user.click(button);
  const [menu] = screen.getAllByRole('navigation', { name: 'Administration pages' });
  if (!menu) throw new Error('The menu has no list.');
  expect(screen.getAllByRole('button', { name: 'Choose an organisation' })).toHaveLength(2);
  await user.click(within(menu).getByRole('link', { name: 'Entity Lookup' }));
  await heading('Entity Lookup');
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  [false, 'folded'],
  [true, 'open'],
])('a window of 1180 pixels, for fingers: %s, has the titles %s', async (isTouched, titles) => {
  const given = window.matchMedia;
  const matched = ['(min-width: 68.75em)', ...(isTouched ? ['(hover: none)'] : [])];
  const matches = (media: string) =>
    media.split(', ').some((each) => each.split(' and ').every((part) => matched.includes(part)));
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...given(media),
    matches: matches(media),
  }));
  await openConsole('/admin/auditlogs', 'superUser', adminSummary);
  const button = await screen.findByRole('button', { name: 'Titles of the pages' });
  expect(button).toHaveAttribute('aria-expanded', String(titles === 'open'));
});

test.each([
  ['superUser', '/admin/nonsense'],
  ['organisationAdministrator', `/organisation/${harbour}/nonsense`],
  ['organisationAdministrator', '/organisation/%'],
] as const)('an address without a page has no pages beside it: %s, %s', async (persona, path) => {
  await openConsole(path, persona, adminSummary);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Page not found/);
  expect(screen.queryByRole('navigation', { name: / pages$/ })).toBeNull();
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { harbour } from '~/testing/harbour';
import { holdBack } from '~/testing/hold-back';
import { openConsole } from '~/testing/open-console';
import { areaTools } from '../rooms/rail';

afterEach(() => localStorage.clear());

const adminSummary = { 'GET /admin/summary/': () => exampleOf('getAdminSummary', 'summary') };
const openAdmin = (path = '/admin/auditlogs') => openConsole(path, 'superUser', adminSummary);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const hint = 'Go to a page: press its letter';

test('g and a letter open a page, and the letters are shown and announced meanwhile', async () => {
  const { user, history } = await openAdmin();
  await heading('Audit Logs');
  await user.keyboard('g');
  const shown = await screen.findByText(hint);
  expect(shown.closest('[role="status"]')).toHaveTextContent('E Entity Lookup');
  await user.keyboard('e');
  await heading('Entity Lookup');
  expect(history.location.pathname).toBe('/admin/entitylookup');
  expect(screen.queryByText(hint)).toBeNull();
});

test('a letter whose page only the summary knows waits for the summary', async () => {
  const { user, history } = await openAdmin();
  await heading('Audit Logs');
  await user.keyboard('gd');
  await waitFor(() => expect(history.location.pathname).toMatch(/^\/admin\/deploymentserver\//));
});

test('a letter without a page opens nothing', async () => {
  const { user, history } = await openAdmin();
  await heading('Audit Logs');
  await user.keyboard('gz');
  expect(screen.queryByText(hint)).toBeNull();
  expect(history.location.pathname).toBe('/admin/auditlogs');
});

const organisation = `/organisation/${harbour}`;
const inOrganisation = {
  ...adminSummary,
  [`GET /api${organisation}/team`]: () => [],
  [`GET /api${organisation}/links`]: () => [],
};

test.each([
  ['h', '/admin/auditlogs', organisation],
  ['o', `${organisation}/teams`, '/admin'],
])('a letter is forgotten with the page on which it led nowhere: %s', async (letter, from, to) => {
  const { user, history } = await openConsole(from, 'superUser', {
    ...inOrganisation,
    [`GET /api/Organisation/summary/${harbour}`]: () =>
      exampleOf('getOrganisationSummary', harbour),
  });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard(`g${letter}`);
  act(() => history.push(to));
  await heading(to === '/admin' ? 'Administration summary' : 'Organisation Summary');
  await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false'));
  expect(history.location.pathname).toBe(to);
});

test.each(['opens', 'is opening'])(
  'a late summary leads nobody away when a chosen page %s',
  async (when) => {
    let answer: (summary: unknown) => void = () => {};
    const summary = new Promise((resolve) => {
      answer = resolve;
    });
    let show: (teams: unknown) => void = () => {};
    const teams = new Promise((resolve) => {
      show = resolve;
    });
    const { user, history } = await openConsole(`${organisation}/invite`, 'superUser', {
      ...inOrganisation,
      [`GET /api/Organisation/summary/${harbour}`]: () => summary,
      [`GET /api${organisation}/team`]: () => teams,
    });
    await heading('Invite User');
    await user.keyboard('gv');
    const list = screen.getByRole('navigation', { name: 'Organisation pages' });
    await user.click(within(list).getByRole('link', { name: 'Teams' }));
    if (when === 'opens') {
      show([]);
      await heading('Teams');
    }
    await act(async () => answer(exampleOf('getOrganisationSummary', harbour)));
    await within(list).findByRole('link', { name: 'Install Versions' });
    show([]);
    await heading('Teams');
    await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false'));
    expect(history.location.pathname).toBe(`${organisation}/teams`);
  },
);

test('a late summary leads nobody out of a dialog', async () => {
  let answer: (summary: unknown) => void = () => {};
  const summary = new Promise((resolve) => {
    answer = resolve;
  });
  const { user, history } = await openConsole('/admin/auditlogs', 'superUser', {
    'GET /admin/summary/': () => summary,
  });
  await heading('Audit Logs');
  await user.keyboard('gd');
  act(() => screen.getByRole('button', { name: 'Skip to content' }).focus());
  await user.click(screen.getByRole('button', { name: /^User menu/ }));
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await act(async () => answer(exampleOf('getAdminSummary', 'summary')));
  await within(screen.getByRole('dialog')).findByText('Deployment Server');
  await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false'));
  expect(history.location.pathname).toBe('/admin/auditlogs');
});

test('keys of a page that has gone before they can act do nothing', async () => {
  const tools = holdBack(areaTools);
  const { user, history } = await openAdmin();
  await heading('Audit Logs');
  await user.keyboard('gu');
  act(() => history.push('/admin/entitylookup'));
  await heading('Entity Lookup');
  await tools.arrive();
  await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false'));
  expect(history.location.pathname).toBe('/admin/entitylookup');
});

test('/ moves to the search of the page, where the letters are text again', async () => {
  const { user, history } = await openAdmin('/admin/entitylookup');
  const field = await screen.findByRole('textbox', { name: /^Outlet, account/ });
  await heading('Entity Lookup');
  await user.keyboard('/');
  expect(field).toHaveFocus();
  await user.keyboard('gu/?');
  expect(field).toHaveValue('gu/?');
  expect(history.location.pathname).toBe('/admin/entitylookup');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('? lists the keys of the page, and no key acts while the list is open', async () => {
  const { user, history } = await openAdmin();
  await heading('Audit Logs');
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(dialog).getByText('Entity Lookup')).toBeVisible();
  await user.keyboard('ge');
  expect(history.location.pathname).toBe('/admin/auditlogs');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('keys that are off do nothing, and the user menu leads to their switch', async () => {
  const { user, history } = await openAdmin();
  await heading('Audit Logs');
  await user.keyboard('?');
  const act = await screen.findByRole('switch', { name: /^Single keys act/ });
  await user.click(act);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('ge?');
  expect(history.location.pathname).toBe('/admin/auditlogs');
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(screen.getByRole('button', { name: /^User menu/ }));
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  const again = await screen.findByRole('switch', { name: /^Single keys act/ });
  expect(again).not.toBeChecked();
  await user.click(again);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('ge');
  await heading('Entity Lookup');
});

test('a page with edits asks before g leaves it', async () => {
  const { user, history } = await openAdmin('/admin/integrationserver/edit/new');
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Till data');
  await heading('Create Integration Server Instance');
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('gu');
  expect(await screen.findByRole('dialog')).toHaveTextContent(/unsaved/i);
  expect(history.location.pathname).toBe('/admin/integrationserver/edit/new');
});

test('the list that a person opens while a page loads keeps the focus, and follows the page', async () => {
  let answer: (users: unknown) => void = () => {};
  const users = new Promise((resolve) => {
    answer = resolve;
  });
  const { user } = await openConsole('/admin/auditlogs', 'superUser', {
    ...adminSummary,
    'GET /api/user': () => users,
  });
  await heading('Audit Logs');
  await user.keyboard('gu?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  answer(exampleOf('listUsers', 'users'));
  await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent('Users'));
  await screen.findByText('Uma Olsen');
  expect(await within(dialog).findByText('Select the row')).toBeVisible();
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(await heading('Users')).toHaveFocus();
});

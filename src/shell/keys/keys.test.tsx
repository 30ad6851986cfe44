import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

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

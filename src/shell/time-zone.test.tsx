import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { inTimeZone } from '~/testing/in-time-zone';
import { openConsole } from '~/testing/open-console';

const openMenu = async (user: Awaited<ReturnType<typeof openConsole>>['user']) => {
  await user.click(await screen.findByRole('button', { name: /^User menu/ }));
  return within(screen.getByRole('group', { name: 'Times' }));
};

const openAuditLogs = (search = '') =>
  openConsole(`/admin/auditlogs${search}`, 'superUser', {
    'GET /api/auditlog/descriptions': () => exampleOf('listAuditLogDescriptions', 'descriptions'),
    'POST /api/auditlog/query': () => exampleOf('queryAuditLog', 'page').slice(0, 1),
  });
const created = () => within(screen.getByRole('table')).getAllByRole('cell')[2];

afterEach(() => localStorage.clear());

inTimeZone('Asia/Kathmandu', () => {
  test('the user menu offers local time, with its name, and UTC', async () => {
    const { user } = await openConsole('/user', 'ordinaryUser');
    const menu = await openMenu(user);
    expect(menu.getAllByRole('radio')).toHaveLength(2);
    expect(menu.getByRole('radio', { name: /^Local time.*GMT\+5:45/ })).toBeChecked();
    expect(menu.getByRole('radio', { name: 'UTC' })).not.toBeChecked();
  });

  test('a choice applies at once, reads nothing again, and lasts for the next page', async () => {
    const first = await openAuditLogs();
    await waitFor(() => expect(created()).toHaveTextContent('GMT+5:45'));
    const calls = first.calls.length;
    const menu = await openMenu(first.user);
    await first.user.click(menu.getByRole('radio', { name: 'UTC' }));
    expect(created()).toHaveTextContent(/UTC$/);
    expect(first.calls).toHaveLength(calls);
    const { user } = await openConsole('/user', 'ordinaryUser');
    const [, next] = screen.getAllByRole('button', { name: /^User menu/ });
    await user.click(next as HTMLElement);
    const radios = screen.getAllByRole('radio', { name: 'UTC' });
    for (const radio of radios) expect(radio).toBeChecked();
  });

  test.each([
    ['is chosen', () => localStorage.setItem('console-time-zone', 'UTC'), 'UTC'],
    ['is not known', () => localStorage.setItem('console-time-zone', 'Mars'), 'GMT+5:45'],
  ])('a zone that %s in another tab', async (_what, store, zone) => {
    await openAuditLogs();
    await waitFor(() => expect(created()).toHaveTextContent('GMT+5:45'));
    store();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'console-time-zone' })));
    expect(created()).toHaveTextContent(new RegExp(`${zone.replace('+', '\\+')}$`));
  });

  test('a filter by days in UTC sends them, and an open filter keeps its moments', async () => {
    const { user, calls } = await openAuditLogs('?from=2026-10-01T20:00:07.123Z');
    await user.click(await screen.findByRole('button', { name: 'Filter Created' }));
    const form = within(await screen.findByRole('dialog', { name: 'Filter Created' }));
    const from = () => form.getByRole('button', { name: /^From/ });
    expect(from()).toHaveAccessibleName(/Oct 2, 2026, 1:45/);
    localStorage.setItem('console-time-zone', 'UTC');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'console-time-zone' })));
    expect(from()).toHaveAccessibleName(/Oct 1, 2026, 8:00\sPM UTC/);
    expect(form.getByText('In UTC.')).toBeVisible();
    await user.click(from());
    await user.click(await form.findByRole('button', { name: /^3 October 2026/ }));
    await user.click(form.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(calls.at(-1)?.body).toMatchObject({ dateTimeCreatedFrom: '2026-10-03T20:00:00.000Z' }),
    );
  });
});

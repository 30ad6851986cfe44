import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const button = (name: string) => screen.getByRole('button', { name });
const rowWith = async (text: string) => {
  const row = (await screen.findByText(text)).closest('tr');
  if (!row) throw new Error(`no row with ${text}`);
  return row;
};

describe('an entry with recorded changes', () => {
  const changed = () => exampleOf('queryAuditLog', 'withChanges');
  const message = 'User Uma Olsen was changed.';
  const quay = '20000000-0000-4000-8000-000000000004';
  const openEntry = async (answer: () => unknown, listed: () => unknown = changed) => {
    const opened = await openConsole('/admin/auditlogs', 'superUser', {
      'GET /api/auditlog/descriptions': () => exampleOf('listAuditLogDescriptions', 'descriptions'),
      'POST /api/auditlog/query': listed,
      'GET /api/auditlogs/1042/changes': answer,
    });
    await rowWith(message);
    return opened;
  };
  const drawer = () => screen.findByRole('dialog', { name: 'User changed' });

  test('opens to them by the keyboard, with links to the record and to the person', async () => {
    const { user } = await openEntry(() => exampleOf('readAuditEntryChanges', 'ofUser'));
    (await rowWith(message)).cells[0]?.focus();
    await user.keyboard('{End}');
    expect(button(message)).toHaveFocus();
    await user.keyboard('{Enter}');
    const dialog = within(await drawer());
    expect(await dialog.findByText('Full Name')).toBeVisible();
    expect(dialog.getByText('Uma Berg')).toBeVisible();
    const link = (name: string) => dialog.getByRole('link', { name }).getAttribute('href');
    expect(link('Open the record')).toBe('/admin/users/edit/10000000-0000-4000-8000-000000000003');
    expect(link('Everything Sam Underwood did')).toBe(
      '/admin/auditlogs?user=10000000-0000-4000-8000-000000000001',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button(message)).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('leads to no page of a record that was deleted', async () => {
    const { user } = await openEntry(() => exampleOf('readAuditEntryChanges', 'ofDeletedTeam'));
    await user.click(button(message));
    const dialog = within(await drawer());
    expect(await dialog.findByText('Night Shift')).toBeVisible();
    expect(dialog.queryByRole('link', { name: 'Open the record' })).toBeNull();
  });

  test.each([
    ['by its id, whatever it was called', quay, quay],
    ['by its name, if it is gone', null, 'Quay'],
  ])('leads to the entries of its organisation %s', async (_how, organisationID, filter) => {
    const listed = () =>
      changed().map((entry) => ({ ...entry, organisationName: 'Quay', organisationID }));
    const { user } = await openEntry(() => exampleOf('readAuditEntryChanges', 'ofUser'), listed);
    await user.click(button(message));
    const link = within(await drawer()).getByRole('link', { name: /happened here/ });
    expect(link).toHaveAttribute('href', `/admin/auditlogs?organisation=${filter}`);
  });

  test('says when they are gone, and reads again after a failure', async () => {
    let answer = coded('BadRequest');
    const { user } = await openEntry(() => answer);
    await user.click(button(message));
    const dialog = within(await drawer());
    expect(await dialog.findByRole('alert')).toHaveTextContent('Bad Request.');
    answer = coded('The entry has no recorded changes.', 404);
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText(/are not recorded any more/)).toBeVisible();
  });

  test('is the only one that opens', async () => {
    await openEntry(() => exampleOf('readAuditEntryChanges', 'ofUser'));
    const row = within(await rowWith('Signed in with a password.'));
    expect(row.getAllByRole('button')).toEqual([row.getByRole('button', { name: 'Copy user id' })]);
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

// The window of these tests is 800 pixels high.
const pageSize = 17;

const open = (path = '/admin/auditlogs', entries = exampleOf('queryAuditLog', 'page')) =>
  openConsole(path, 'superUser', {
    'GET /api/auditlog/descriptions': () => exampleOf('listAuditLogDescriptions', 'descriptions'),
    'POST /api/auditlog/query': () => entries,
  });
const timeZoneNote = /^In your time zone, /;
type Opened = Awaited<ReturnType<typeof open>>;

const queries = ({ calls }: Opened) =>
  calls.filter(({ call }) => call === 'POST /api/auditlog/query').map(({ body }) => body);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const filterForm = (column: string) => screen.findByRole('dialog', { name: `Filter ${column}` });

describe('filters', () => {
  test('Type filters by any number of types and whole categories, with a badge', async () => {
    const opened = await open('/admin/auditlogs?page=3');
    const { user, history } = opened;
    await user.click(await screen.findByRole('button', { name: 'Filter Type' }));
    const form = within(await filterForm('Type'));
    await user.click(form.getByRole('checkbox', { name: 'Token' }));
    await user.click(form.getByRole('checkbox', { name: 'Token renewed' }));
    await user.type(form.getByRole('textbox', { name: 'Types' }), 'signed in');
    expect(form.queryByRole('checkbox', { name: 'Token issued' })).toBeNull();
    await user.click(form.getByRole('checkbox', { name: 'User signed in' }));
    await user.click(form.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(queries(opened).at(-1)).toEqual({
        types: [100, 300, 302, 303],
        pageSize,
        // A change of filters does not reset the page (docs/product/reports.md#audit-filters).
        pageNumber: 2,
      }),
    );
    expect(screen.getByText('4 types')).toBeVisible();
    expect(history.location.search).toBe('?types=100%2C300%2C302%2C303&page=3');
  });

  test('a filtered log without an entry says why, and clears the filters', async () => {
    const { user, history } = await open('/admin/auditlogs?message=kiosk', []);
    expect(await screen.findByText('No entry matches the filters.')).toBeVisible();
    // The button of the heading is the only one that clears filters.
    screen.getByRole('button', { name: /^Clear .*filters$/ }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('No entry matches the filters.')).toBeNull());
    expect(screen.getByText('No Data')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Audit Logs' })).toHaveFocus();
    expect(history.location.search).toBe('');
  });

  test('Escape and Enter of an input method stay with the word that it composes', async () => {
    await (await open()).user.click(await screen.findByRole('button', { name: 'Filter Message' }));
    const form = within(await filterForm('Message'));
    const field = form.getByRole('textbox', { name: 'Message' });
    fireEvent.change(field, { target: { value: 'にほん' } });
    for (const key of ['Escape', 'Enter']) fireEvent.keyDown(field, { key, isComposing: true });
    expect(field).toHaveValue('にほん');
    expect(field).toBeVisible();
  });

  test('Type can be cleared of Unclassified alone, whose number is 0', async () => {
    const { user, history } = await open('/admin/auditlogs?types=0');
    await user.click(await screen.findByRole('button', { name: 'Filter Type' }));
    const form = within(await filterForm('Type'));
    await user.click(form.getByRole('button', { name: 'Clear' }));
    await user.click(form.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(history.location.search).toBe(''));
  });

  test.each([
    ['User', 'User name or id', { user: 'olsen' }],
    ['Organisation', 'Organisation name or id', { organisation: 'olsen' }],
    ['Message', 'Message', { message: 'olsen' }],
  ])('%s filters by a text, which Enter applies, with a badge', async (column, label, filter) => {
    const opened = await open();
    await opened.user.click(await screen.findByRole('button', { name: `Filter ${column}` }));
    const field = within(await filterForm(column)).getByRole('textbox', { name: label });
    await waitFor(() => expect(field).toHaveFocus());
    await opened.user.keyboard(' olsen {Enter}');
    await waitFor(() =>
      expect(queries(opened).at(-1)).toEqual({ ...filter, pageSize, pageNumber: 0 }),
    );
    expect(screen.getByText('Filtered')).toBeVisible();
    await waitFor(() => expect(button(`Filter ${column}`)).toHaveFocus());
  });

  test('a text that is longer than the service searches for stays, and its field says so', async () => {
    const opened = await open();
    await opened.user.click(await screen.findByRole('button', { name: 'Filter Message' }));
    const field = within(await filterForm('Message')).getByRole('textbox');
    await opened.user.click(field);
    await opened.user.paste('x'.repeat(251));
    await opened.user.keyboard('{Enter}');
    expect(field).toHaveAccessibleDescription(/^At most 250 characters; this has 251\./);
    expect(field).toHaveValue('x'.repeat(251));
    expect(queries(opened)).toHaveLength(1);
  });

  test.each(['User', 'Organisation', 'Message', 'Type'])(
    '%s focuses its field, and its icon afterwards, before any timer runs',
    async (column) => {
      await open();
      fireEvent.click(await screen.findByRole('button', { name: `Filter ${column}` }));
      await Promise.resolve();
      expect(screen.getByRole('dialog').querySelector('input')).toHaveFocus();
      fireEvent.submit(screen.getByRole('dialog').querySelector('form') as HTMLFormElement);
      expect(screen.getByRole('button', { name: `Filter ${column}` })).toHaveFocus();
    },
  );

  test('comes in sight with its focus: a low window has no room below the heading', async () => {
    await open();
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    fireEvent.click(await screen.findByRole('button', { name: 'Filter Message' }));
    const form = screen.getByRole('dialog').querySelector('form');
    await waitFor(() => expect(shown.mock.contexts).toContain(form));
  });

  test('Escape and Cancel change nothing, and the form reopens with the old filter', async () => {
    const opened = await open('/admin/auditlogs?user=uma');
    const { user } = opened;
    const icon = () => screen.findByRole('button', { name: 'Filter User' });
    for (const leave of ['escape', 'cancel']) {
      await user.click(await icon());
      const form = within(await filterForm('User'));
      const field = form.getByRole('textbox');
      expect(field).toHaveValue('uma');
      await user.clear(field);
      await user.type(field, 'x');
      if (leave === 'escape') await user.keyboard('{Escape}');
      else await user.click(form.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(await icon()).toHaveFocus();
    }
    expect(queries(opened)).toHaveLength(1);
  });

  test('Created refuses a range that ends before it begins', async () => {
    const opened = await open(
      '/admin/auditlogs?from=2026-10-01T10:00:00Z&to=2026-10-02T10:00:59.999Z',
    );
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Filter Created' }));
    const form = within(await filterForm('Created'));
    await user.click(form.getByRole('button', { name: 'Calendar for To' }));
    // The calendar opens in the month of its value.
    await user.click(await form.findByRole('button', { name: /^1 October 2026/ }));
    await user.click(form.getByRole('button', { name: 'Calendar for From' }));
    await user.click(await form.findByRole('button', { name: /^20 October 2026/ }));
    await user.click(form.getByRole('button', { name: 'Apply' }));
    expect(await form.findByText('To is before From. Choose a later time.')).toBeVisible();
    expect(form.getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription(
      'To is before From. Choose a later time.',
    );
    expect(form.getByRole('textbox', { name: 'To' })).toHaveFocus();
    expect(form.getByRole('textbox', { name: 'From' })).toHaveAccessibleDescription(timeZoneNote);
    expect(queries(opened)).toHaveLength(1);
  });

  test('Created takes typed times, and with a day alone as its end includes that day', async () => {
    const opened = await open();
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Filter Created' }));
    const form = within(await filterForm('Created'));
    await user.type(form.getByRole('textbox', { name: 'From' }), '20 Oct 2026, 18:21');
    await user.type(form.getByRole('textbox', { name: 'To' }), '2026-10-21{Enter}');
    await waitFor(() =>
      expect(queries(opened).at(-1)).toMatchObject({
        dateTimeCreatedFrom: new Date(2026, 9, 20, 18, 21).toISOString(),
        dateTimeCreatedTo: new Date(2026, 9, 21, 23, 59, 59, 999).toISOString(),
      }),
    );
  });

  test('Created with a text that is no time does not apply, and Clear empties it', async () => {
    const opened = await open('/admin/auditlogs?from=2026-10-01T10:00:00Z');
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Filter Created' }));
    const form = within(await filterForm('Created'));
    const field = form.getByRole('textbox', { name: 'From' });
    await user.clear(field);
    await user.type(field, '2026-02-30');
    await user.click(form.getByRole('button', { name: 'Apply' }));
    expect(field).toHaveAccessibleDescription('There is no such day. Enter another one.');
    expect(form.getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription(timeZoneNote);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('2026-02-30');
    expect(queries(opened)).toHaveLength(1);
    await user.click(form.getByRole('button', { name: 'Clear' }));
    expect(field).toHaveValue('');
    await user.click(form.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(queries(opened).at(-1)).toEqual({ pageSize, pageNumber: 0 }));
  });

  test('Escape closes an open calendar of Created, and then the form', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Filter Created' }));
    const form = within(await filterForm('Created'));
    await user.click(form.getByRole('button', { name: 'Calendar for To' }));
    await user.keyboard('{Escape}');
    expect(form.getByRole('textbox', { name: 'To' })).toHaveFocus();
    expect(form.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Created keeps an unchanged moment to the millisecond', async () => {
    const opened = await open('/admin/auditlogs?from=2026-10-01T10:00:07.123Z');
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Filter Created' }));
    const form = within(await filterForm('Created'));
    expect(form.getByRole('textbox', { name: 'From' })).toHaveAccessibleDescription(timeZoneNote);
    await user.click(form.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(queries(opened)).toEqual([
      { dateTimeCreatedFrom: '2026-10-01T10:00:07.123Z', pageSize, pageNumber: 0 },
    ]);
    expect(screen.getByText('Filtered')).toBeVisible();
  });

  test('Clear all filters clears every filter', async () => {
    const opened = await open('/admin/auditlogs?types=401&user=uma&message=x');
    await opened.user.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(queries(opened).at(-1)).toEqual({ pageSize, pageNumber: 0 }));
    expect(screen.queryByText('Filtered')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
  });

  test('a person can remove a type of the URL that has no description', async () => {
    const opened = await open('/admin/auditlogs?types=9001,401');
    await opened.user.click(await screen.findByRole('button', { name: 'Filter Type' }));
    const form = within(await filterForm('Type'));
    await opened.user.click(form.getByRole('checkbox', { name: '9001' }));
    await opened.user.click(form.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(queries(opened).at(-1)).toEqual({ types: [401], pageSize, pageNumber: 0 }),
    );
    expect(screen.getByText('1 type')).toBeVisible();
  });

  test('ignores malformed search parameters', async () => {
    const opened = await open('/admin/auditlogs?types=%7B%7D&page=-3&from=x');
    await screen.findByText('Password changed.');
    expect(queries(opened)).toEqual([{ pageSize, pageNumber: 0 }]);
  });
});

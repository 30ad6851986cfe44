import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AuditLogQuery } from '~/api/audit-logs';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';
import { pressEnter } from '~/testing/press-and-fill';

const entries = () => exampleOf('queryAuditLog', 'page');
const descriptions = () => exampleOf('listAuditLogDescriptions', 'descriptions');
// The window of these tests is 800 pixels high.
const pageSize = 17;

const open = (answers = {}, path = '/admin/auditlogs') =>
  openConsole(path, 'superUser', {
    'GET /api/auditlog/descriptions': descriptions,
    'POST /api/auditlog/query': () => entries(),
    ...answers,
  });
type Opened = Awaited<ReturnType<typeof open>>;

const queries = ({ calls }: Opened) =>
  calls.filter(({ call }) => call === 'POST /api/auditlog/query').map(({ body }) => body);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const table = () => screen.getByRole('table', { name: 'Audit log' });
const rowWith = async (text: string) => {
  const row = (await screen.findByText(text)).closest('tr');
  if (!row) throw new Error(`no row with ${text}`);
  return row;
};

describe('the table', () => {
  test('shows the specified columns and requests the first page', async () => {
    const opened = await open();
    await rowWith('Password changed.');
    const headers = within(table()).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Type',
      'User',
      'Created',
      'Organisation',
      'Message',
    ]);
    expect(queries(opened)).toEqual([{ pageSize, pageNumber: 0 }]);
    const spoken = `${entries().length} entries shown.`;
    expect(screen.getByText(spoken).closest('[role="status"]')).not.toBeNull();
  });

  test('shows type, user with id, moment, organisation and message', async () => {
    await open();
    const [type, user, created, organisation, message] = (
      await rowWith('Invitation sent to new.person@demo.test.')
    ).cells;
    expect(type?.textContent).toContain('Invitation sent');
    expect(user?.textContent).toBe('Ada Marchetti10000000-0000-4000-8000-000000000002');
    expect(created?.textContent).toMatch(/2026.*\d\d:48:30/);
    expect(organisation?.textContent).toBe('Harbour Restaurants');
    expect(message?.textContent).toBe('Invitation sent to new.person@demo.test.');
  });

  test('copies the id of a user, and says the time zone once, in the heading', async () => {
    const { user } = await open();
    const row = within(await rowWith('Invitation sent to new.person@demo.test.'));
    await user.click(row.getByRole('button', { name: 'Copy user id' }));
    expect(await navigator.clipboard.readText()).toBe('10000000-0000-4000-8000-000000000002');
    expect(row.getByRole('button', { name: 'User id copied' })).toBeVisible();
    const heading = within(table()).getByRole('columnheader', { name: 'Created' });
    expect(heading).toHaveAccessibleDescription(/^UTC$| time$/);
  });

  test('gives enum name and number of a type on hover and to screen readers', async () => {
    const { user } = await open();
    const [type] = (await rowWith('Password changed.')).cells;
    if (!type) throw new Error('no cell');
    expect(type).toHaveTextContent('PasswordChanged (401), UserInfo');
    await user.hover(type);
    expect(await screen.findByText('PasswordChanged (401) UserInfo')).toBeVisible();
  });

  test('shows the number of an unknown type and Unclassified', async () => {
    await open();
    const [type] = (await rowWith('Written by a service newer than this list of types.')).cells;
    expect(type).toHaveTextContent('9001, Unknown type (9001), Unclassified');
  });

  test('links the user, and the only organisation with exactly that name', async () => {
    await open();
    const row = within(await rowWith('Invitation sent to new.person@demo.test.'));
    expect(row.getByRole('link', { name: 'Ada Marchetti' })).toHaveAttribute(
      'href',
      '/admin/users/edit/10000000-0000-4000-8000-000000000002',
    );
    expect(await row.findByRole('link', { name: 'Harbour Restaurants' })).toHaveAttribute(
      'href',
      '/organisation/20000000-0000-4000-8000-000000000003',
    );
  });

  test('links organisations by the ids of their entries, without the list', async () => {
    const { calls } = await open({
      'POST /api/auditlog/query': () => exampleOf('queryAuditLog', 'withIds'),
    });
    const linkOf = async (message: string) =>
      within(await rowWith(message))
        .queryByRole('link', { name: /^Harbour/ })
        ?.getAttribute('href');
    const id = '20000000-0000-4000-8000-00000000000';
    expect(await linkOf('Signed in with a password.')).toBe(`/organisation/${id}3`);
    expect(await linkOf('Organisation Harbour Quay before was changed.')).toBe(
      `/organisation/${id}4`,
    );
    expect(await linkOf('Organisation Harbour Kiosk was changed.')).toBeUndefined();
    expect(calls.map(({ call }) => call)).not.toContain('GET /api/Organisation');
  });

  test('links neither an all-zero user id nor an unknown organisation', async () => {
    const [first] = entries();
    await open({
      'POST /api/auditlog/query': () => [
        {
          ...first,
          userID: '00000000-0000-0000-0000-000000000000',
          organisationName: 'Gone for good',
        },
      ],
    });
    await rowWith('Gone for good');
    expect(within(table()).queryAllByRole('link')).toEqual([]);
  });

  test('shows Nobody without a user, and No organisation without an organisation', async () => {
    const nobody = { userName: null, userID: null, organisationName: null };
    await open({ 'POST /api/auditlog/query': () => [{ ...entries()[0], ...nobody }] });
    expect(await screen.findByText('Nobody')).toBeVisible();
    expect(screen.getByText('No organisation')).toBeVisible();
  });

  test('moves the focus from cell to cell with the arrow keys', async () => {
    const { user } = await open();
    const row = await rowWith('Password changed.');
    row.cells[0]?.focus();
    await user.keyboard('{ArrowRight}');
    expect(within(row).getByRole('link', { name: 'Uma Olsen' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(row.cells[4]).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}{Home}');
    expect((row.nextElementSibling as HTMLTableRowElement).cells[0]).toHaveFocus();
    await user.keyboard('{Control>}{ArrowUp}{/Control}{ArrowUp}');
    expect(row.cells[0]).toHaveFocus();
  });
});

describe('pages', () => {
  const paged = ({ pageNumber, pageSize: size }: AuditLogQuery) =>
    Array.from({ length: pageNumber < 2 ? size : 3 }, (_, index) => ({
      ...entries()[0],
      message: `entry ${pageNumber * size + index}`,
    }));
  const answers = { 'POST /api/auditlog/query': (body: unknown) => paged(body as AuditLogQuery) };

  test('next and previous, until the ends', async () => {
    const { user, history } = await open(answers);
    await rowWith('entry 0');
    expect(button('Previous page')).toBeDisabled();
    await user.click(button('Next page'));
    await rowWith('entry 17');
    expect(screen.getByText('Page 2')).toBeVisible();
    await user.click(button('Next page'));
    await rowWith('entry 34');
    expect(history.location.search).toBe('?page=3');
    await waitFor(() => expect(button('Next page')).toBeDisabled());
    // The disabled button passes the focus on.
    expect(button('Previous page')).toHaveFocus();
    await user.click(button('Previous page'));
    await rowWith('entry 17');
    await user.click(button('Previous page'));
    await rowWith('entry 0');
    expect(history.location.search).toBe('');
    expect(button('Next page')).toHaveFocus();
  });

  test('a page past the end shows a message and a button to the first page', async () => {
    await open(
      {
        'POST /api/auditlog/query': (body: unknown) =>
          (body as AuditLogQuery).pageNumber === 0 ? entries() : [],
      },
      '/admin/auditlogs?page=9&user=uma',
    );
    expect(await screen.findByText('There is no page 9')).toBeVisible();
    await pressEnter('First page');
    await rowWith('Password changed.');
    expect(screen.getByRole('heading', { name: 'Audit Logs' })).toHaveFocus();
    expect(screen.getByText('Page 1')).toBeVisible();
    expect(screen.getByText('Filtered')).toBeVisible();
  });

  test('an empty log shows "No Data" and disables Next page', async () => {
    await open({ 'POST /api/auditlog/query': () => [] });
    expect(await screen.findByText('No Data')).toBeVisible();
    expect(button('Next page')).toBeDisabled();
  });

  test('the previous entries stay visible while the next page loads', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { user } = await open({
      'POST /api/auditlog/query': async (body: unknown) => {
        const query = body as AuditLogQuery;
        if (query.pageNumber > 0) await held;
        return paged(query);
      },
    });
    await rowWith('entry 0');
    await user.click(button('Next page'));
    expect(await screen.findByText('Loading...')).toBeVisible();
    expect(screen.getByText('entry 0')).toBeVisible();
    release();
    await rowWith('entry 17');
    await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  });
});

describe('a failure', () => {
  test.each([
    ['the entries', 'POST /api/auditlog/query', entries],
    ['the types', 'GET /api/auditlog/descriptions', descriptions],
  ])('of %s empties the results, and Retry reads again', async (_what, call, good) => {
    let isBroken = true;
    const { user } = await open({ [call]: () => (isBroken ? coded('BadRequest') : good()) });
    expect(await screen.findByText('Error...')).toBeVisible();
    expect(screen.getByText('Bad Request.')).toBeVisible();
    expect(within(table()).getAllByRole('row')).toHaveLength(1);
    isBroken = false;
    await user.click(button('Retry'));
    await rowWith('Password changed.');
    expect(screen.queryByText('Error...')).toBeNull();
  });

  test('of a refresh empties the results', async () => {
    let isBroken = false;
    const { user } = await open({
      'POST /api/auditlog/query': () => (isBroken ? coded('BadRequest') : entries()),
    });
    await rowWith('Password changed.');
    isBroken = true;
    await user.click(button('Refresh'));
    expect(await screen.findByText('Error...')).toBeVisible();
    expect(screen.queryByText('Password changed.')).toBeNull();
  });
});

test('the last query wins, and the earlier one is aborted', async () => {
  const signals = new Map<number, AbortSignal>();
  const { user } = await open({
    'POST /api/auditlog/query': (body: unknown, { signal }: Request) => {
      const { pageNumber, pageSize: size } = body as AuditLogQuery;
      signals.set(pageNumber, signal);
      const message = `entry of page ${pageNumber}`;
      const page = Array.from({ length: size }, () => ({ ...entries()[0], message }));
      return pageNumber === 1 ? new Promise(() => {}) : page;
    },
  });
  await screen.findAllByText('entry of page 0');
  await user.click(button('Next page'));
  await waitFor(() => expect(signals.has(1)).toBe(true));
  await user.click(button('Next page'));
  expect((await screen.findAllByText('entry of page 2'))[0]).toBeVisible();
  expect(signals.get(1)?.aborted).toBe(true);
  expect(signals.get(2)?.aborted).toBe(false);
});

test('a hover on the link in the summary requests the entries, and only once', async () => {
  const opened = await open(
    { 'GET /admin/summary/': () => exampleOf('getAdminSummary', 'summary') },
    '/admin',
  );
  const link = await screen.findByRole('link', { name: 'Open audit logs' });
  await opened.user.hover(link);
  await waitFor(() => expect(queries(opened)).toEqual([{ pageSize, pageNumber: 0 }]));
  await opened.user.click(link);
  await rowWith('Password changed.');
  expect(queries(opened)).toHaveLength(1);
});

test('neither a refresh nor clearing all filters loses the focus', async () => {
  const { user } = await open({}, '/admin/auditlogs?message=kiosk');
  await rowWith('Password changed.');
  button('Refresh').focus();
  await user.keyboard('{Enter}');
  expect(button('Refresh')).toHaveFocus();
  button('Clear all filters').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Clear all filters')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Audit Logs' })).toHaveFocus();
});

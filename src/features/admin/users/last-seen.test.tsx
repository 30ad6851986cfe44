import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const ids = [1, 2, 3].map((number) => `10000000-0000-4000-8000-00000000000${number}`);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const seen = [
  { id: ids[0], lastSeen: daysAgo(1) },
  { id: ids[1], lastSeen: daysAgo(120) },
  { id: ids[2], lastSeen: null },
];
const users = () => exampleOf('listUsers', 'users');
const [someone] = users();
const longAgo = encodeURIComponent(JSON.stringify({ lastSeen: ['betweenInclusive', '', '-90d'] }));
const open = (answer: () => unknown = () => seen, search = '') =>
  openConsole(`/admin/users${search}`, 'superUser', {
    'GET /api/user': users,
    'GET /api/lastseen/users': answer,
  });
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const toggle = () => screen.findByRole('button', { name: 'Not seen for 90 days' });

describe('the last use of users', () => {
  test('is in a column after those of the specification', async () => {
    await open();
    expect(await screen.findByRole('gridcell', { name: 'Never' })).toBeVisible();
    expect(headers().slice(headers().indexOf('Locale'), -3)).toEqual([
      'Locale',
      'Default Currency',
      'Last Seen',
    ]);
  });

  test('filters for those who were not seen for 90 days, and never counts as long ago', async () => {
    const { user, history } = await open();
    await user.click(await toggle());
    await waitFor(() => expect(names()).toEqual(['Ada Marchetti', 'Uma Olsen']));
    await waitFor(() => expect(history.location.search).toContain('-90d'));
    await user.click(await toggle());
    await waitFor(() => expect(names()).toHaveLength(3));
    await waitFor(() => expect(history.location.search).toBe(''));
  });

  test('a link opens the filter, and "never" sorts before every moment', async () => {
    await open(undefined, `?filter=${longAgo}&sort=lastSeen`);
    await waitFor(() => expect(names()).toEqual(['Uma Olsen', 'Ada Marchetti']));
    expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('Filter Last Seen to')).toHaveValue(daysAgo(90).slice(0, 10));
  });

  test.each([
    ['filters', `filter=${longAgo}`],
    ['sorts', 'sort=-lastSeen'],
  ])('no row shows until the last use is read, if the link %s by it', async (_, search) => {
    let answer = (_: unknown) => {};
    const { calls } = await open(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
      `?${search}`,
    );
    await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /api/lastseen/users'));
    expect(await screen.findByText('Loading...')).toBeVisible();
    expect(screen.queryAllByRole('rowheader')).toEqual([]);
    expect(screen.queryByText(/\brows?$/)).toBeNull();
    answer(seen);
    await waitFor(() => expect(names()).toContain('Uma Olsen'));
  });

  test('a link shows all rows if the last use cannot be read', async () => {
    await open(() => coded('BadRequest'), `?filter=${longAgo}`);
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(screen.getByText(/^The column "Last Seen" could not be read/)).toBeVisible();
  });

  test('a user whom the grid has added was never seen, as soon as they are stored', async () => {
    const entries = [...seen];
    const added = {
      ...someone,
      userID: '10000000-0000-4000-8000-000000000009',
      fullName: 'Nia Okafor',
    };
    const { user } = await openConsole('/admin/users', 'superUser', {
      'GET /api/user': users,
      'GET /api/lastseen/users': () => entries,
      'POST /api/user/batch': () => {
        entries.push({ id: added.userID, lastSeen: null });
        return { changes: [added], deletes: [] };
      },
    });
    expect(await screen.findAllByRole('gridcell', { name: 'Never' })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Add user' }));
    await user.keyboard('Nia{Tab}Nia Okafor{Tab}nia@demo.test{Enter}');
    await user.click(screen.getByRole('button', { name: /Save Changes/ }));
    await waitFor(() => expect(screen.getAllByRole('gridcell', { name: 'Never' })).toHaveLength(2));
  });

  test('Refresh reads it again, too', async () => {
    let entries = seen;
    const { user } = await open(() => entries);
    expect(await screen.findByRole('gridcell', { name: 'Never' })).toBeVisible();
    entries = seen.map((entry) => ({ ...entry, lastSeen: daysAgo(1) }));
    await user.click(screen.getByRole('button', { name: 'More tools' }));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: 'Never' })).toBeNull());
  });

  test.each([
    ['has no such call', () => new Response('', { status: 404 })],
    ['has not implemented it', () => new Response('', { status: 501 })],
    ['records nothing', () => []],
  ])('is not offered when the back end %s', async (_, answer) => {
    const { calls } = await open(answer);
    await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /api/lastseen/users'));
    expect(await screen.findByRole('rowheader', { name: 'Uma Olsen' })).toBeVisible();
    expect(headers()).not.toContain('Last Seen');
    expect(screen.queryByRole('button', { name: 'Not seen for 90 days' })).toBeNull();
    expect(screen.queryByText(/could not be read/)).toBeNull();
  });

  test('says why it could not be read, and reads it again', async () => {
    let isBroken = true;
    const { user } = await open(() => (isBroken ? coded('BadRequest') : seen));
    expect(
      await screen.findByText('The column "Last Seen" could not be read. Bad Request.'),
    ).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await toggle()).toBeVisible();
  });
});

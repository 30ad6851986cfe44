import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from './testing/answers';
import { exampleOf } from './testing/contract-examples';
import { harbour } from './testing/harbour';
import { openConsole } from './testing/open-console';

const trouble = 'The server could not complete the request.';

/** Pages that wait for their loader, and a grid that does not. */
const pages = [
  {
    title: 'an edit page',
    path: '/admin/clients/edit/kiosk',
    call: 'GET /api/client/kiosk',
    example: () => exampleOf('getClient', 'kiosk'),
    heading: 'Edit Client',
    repeat: 'Retry',
  },
  {
    title: 'a grid',
    path: '/admin/clients',
    call: 'GET /api/client',
    example: () => exampleOf('listClients', 'list'),
    heading: 'Clients',
    // OK refreshes the grid.
    repeat: 'OK',
  },
] as const;

/** Opens a page whose read gets these statuses in their order; the last one stays. */
async function open({ path, call, example }: (typeof pages)[number], statuses: readonly number[]) {
  const left = [...statuses];
  const answer = () => {
    const status = (left.length > 1 ? left.shift() : left[0]) ?? 200;
    return status === 200 ? example() : coded(trouble, status);
  };
  const opened = await openConsole(path, 'superUser', {
    'GET /admin/summary/': () => exampleOf('getAdminSummary', 'summary'),
    [call]: answer,
  });
  const count = () => opened.calls.filter((sent) => sent.call === call).length;
  /** Waits until the page shows the failure and no read is pending. */
  const failed = () =>
    waitFor(() => {
      expect(screen.getByText(trouble, { exact: false })).toBeVisible();
      expect(opened.queryClient.isFetching()).toBe(0);
    });
  return { ...opened, count, failed };
}

describe.each(pages)('a failed read of $title', (page) => {
  test.each([
    [500, 2],
    [403, 1],
  ])(
    'with status %i reaches the server %i times, and its message appears once',
    async (status, times) => {
      const { count, failed } = await open(page, [status]);
      await failed();
      expect(screen.getAllByText(trouble, { exact: false })).toHaveLength(1);
      expect(count()).toBe(times);
    },
  );

  test('is repeated by a person and by a later visit, once each', async () => {
    const { user, history, count, failed } = await open(page, [403]);
    await failed();
    await user.click(screen.getByRole('button', { name: page.repeat }));
    await failed();
    expect(count()).toBe(2);
    act(() => history.push('/admin'));
    await screen.findByRole('heading', { name: 'Administration summary' });
    act(() => history.push(page.path));
    await screen.findByRole('heading', { name: page.heading });
    await failed();
    expect(count()).toBe(3);
  });
});

test('the parts of an access link that fail are read once', async () => {
  const id = '60000000-0000-4000-8000-000000000002';
  const links = `GET /api/organisation/${harbour}/links`;
  const { calls, queryClient } = await openConsole(
    `/organisation/${harbour}/links/edit/${id}`,
    'superUser',
    { '*': () => [], [links]: () => coded(trouble, 403) },
  );
  await waitFor(() => {
    expect(screen.getAllByText(trouble, { exact: false })).toHaveLength(1);
    expect(queryClient.isFetching()).toBe(0);
  });
  expect(calls.filter(({ call }) => call === links)).toHaveLength(1);
});

test('a session that ends before the first page has loaded is noticed', async () => {
  let isFirst = true;
  const session = () => {
    if (!isFirst) return new Response('', { status: 401 });
    isFirst = false;
    return exampleOf('getCurrentSession', 'superUser');
  };
  await openConsole('/admin/clients/edit/kiosk', 'superUser', {
    'GET /Authentication/current': session,
    'GET /api/client/kiosk': () => new Response('', { status: 401 }),
  });
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Your session has ended');
});

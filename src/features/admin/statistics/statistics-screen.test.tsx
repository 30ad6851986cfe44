import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const query = 'POST /api/Statistics/monthlyAllPOSCores';
const month = () => exampleOf('queryMonthlyStatistics', 'month');
const shownMonth = '/admin/statistics?month=2026-10';

const open = (path = shownMonth, answers: Parameters<typeof openConsole>[2] = {}) =>
  openConsole(path, 'superUser', { [query]: month, ...answers });
type Opened = Awaited<ReturnType<typeof open>>;

const queriesOf = ({ calls }: Opened) =>
  calls.filter(({ call }) => call === query).map(({ body }) => body);
const addressOf = ({ history }: Opened) => history.location.search;
const field = () => screen.findByRole('textbox', { name: 'Month' });
const tree = () => screen.findByRole('tree', { name: 'Statistics' });
const names = async () =>
  within(await tree())
    .getAllByRole('treeitem')
    .map((row) => row.querySelector('[data-cut]')?.textContent);
const row = async (name: string) =>
  within(await tree()).findByRole('treeitem', {
    name: new RegExp(`^${name.replaceAll(' ', '\\s*')}`),
  });
const badge = async (name: string, text: string) =>
  within(await row(name)).getByRole('button', { name: text });

const europe = 'POS Core Europe';
const quay = 'Harbour Quay HQUAY';
const asReceived = [
  europe,
  'Alpine Dealer ALPINE',
  quay,
  'Harbour Restaurants HARBOUR',
  'POS Core North',
  'Harbour Market HMARKET',
  'Restaurant Template TPLREST',
  'POS Core Unreachable',
];

describe('a search', () => {
  test('nothing is called before a month is chosen', async () => {
    const opened = await open('/admin/statistics');
    expect(await screen.findByText('Choose a month to see its figures.')).toBeVisible();
    expect(screen.queryByRole('tree')).toBeNull();
    expect(queriesOf(opened)).toEqual([]);
  });

  test('Enter searches, and the month goes into the address', async () => {
    const opened = await open('/admin/statistics');
    await opened.user.type(await field(), '10/2026{Enter}');
    expect(await names()).toEqual(asReceived);
    expect(queriesOf(opened)).toEqual([{ monthStart: '2026-10-01' }]);
    expect(addressOf(opened)).toBe('?month=2026-10');
    expect(await field()).toHaveValue('2026-10');
    expect(screen.getByRole('heading', { name: 'October 2026' })).toBeVisible();
    expect(screen.getByText('3 instances, 5 orgs, 50,099 transactions, 4 outlets')).toBeVisible();
  });

  test('the button searches, too, and asks again for the same month', async () => {
    const opened = await open();
    await tree();
    await opened.user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(queriesOf(opened)).toHaveLength(2));
  });

  test('the month can be picked from a calendar', async () => {
    const opened = await open('/admin/statistics?month=2025-03');
    await opened.user.click(await screen.findByRole('button', { name: /^Choose a month/ }));
    await opened.user.click(await screen.findByRole('button', { name: 'May 2025' }));
    expect(await field()).toHaveValue('2025-05');
    expect(await field()).toHaveFocus();
    await opened.user.keyboard('{Enter}');
    await waitFor(() => expect(addressOf(opened)).toBe('?month=2025-05'));
    expect(queriesOf(opened).at(-1)).toEqual({ monthStart: '2025-05-01' });
  });

  test('the calendar has the focus before any timer, and what a quick key does in it stays', async () => {
    await open('/admin/statistics?month=2025-03');
    const input = await field();
    const month = (name: string) =>
      document.querySelector<HTMLElement>(`[aria-label="${name}"]`) as HTMLElement;
    input.focus();
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    await Promise.resolve();
    expect(month('March 2025')).toHaveFocus();
    fireEvent.keyDown(month('March 2025'), { key: 'ArrowDown' });
    expect(month('June 2025')).toHaveFocus();
    // The timers of the focus trap.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(month('June 2025')).toHaveFocus();
    fireEvent.keyDown(month('June 2025'), { key: 'Escape' });
    expect(month('June 2025')).toBeNull();
    expect(input).toHaveFocus();
  });

  test('a link with a month searches by itself, once', async () => {
    const opened = await open();
    expect(await names()).toEqual(asReceived);
    expect(queriesOf(opened)).toHaveLength(1);
  });

  test.each(['2026-13', 'soon'])('"%s" is no month: nothing is called', async (text) => {
    const opened = await open();
    await opened.user.clear(await field());
    await opened.user.type(await field(), `${text}{Enter}`);
    expect(screen.getByText('Enter a month as YYYY-MM.')).toBeVisible();
    expect(queriesOf(opened)).toHaveLength(1);
  });

  test('no month clears the results without a call', async () => {
    const opened = await open();
    await tree();
    await opened.user.clear(await field());
    expect(await tree()).toBeVisible();
    await opened.user.keyboard('{Enter}');
    expect(await screen.findByText('Choose a month to see its figures.')).toBeVisible();
    expect(screen.queryByRole('tree')).toBeNull();
    expect(addressOf(opened)).toBe('');
    expect(queriesOf(opened)).toHaveLength(1);
  });

  test('the button that empties the field clears the results as well', async () => {
    const opened = await open();
    await tree();
    await opened.user.click(screen.getByRole('button', { name: 'Clear Month' }));
    await waitFor(() => expect(screen.queryByRole('tree')).toBeNull());
    expect(await field()).toHaveFocus();
    expect(queriesOf(opened)).toHaveLength(1);
  });

  test('the last of two searches wins', async () => {
    const waiting = new Map<string, (rows: unknown) => void>();
    const opened = await open('/admin/statistics', {
      [query]: (body) =>
        new Promise((resolve) => waiting.set((body as { monthStart: string }).monthStart, resolve)),
    });
    await opened.user.type(await field(), '2026-09{Enter}');
    await waitFor(() => expect(waiting.has('2026-09-01')).toBe(true));
    expect(await screen.findByText('Loading...')).toBeVisible();
    await opened.user.clear(await field());
    await opened.user.type(await field(), '2026-10{Enter}');
    await waitFor(() => expect(waiting.has('2026-10-01')).toBe(true));
    waiting.get('2026-10-01')?.(month());
    expect(await names()).toEqual(asReceived);
    waiting.get('2026-09-01')?.([]);
    expect(await screen.findByRole('heading', { name: 'October 2026' })).toBeVisible();
    expect(await names()).toEqual(asReceived);
  });
});

describe('the rows', () => {
  test('an instance counts its organisations', async () => {
    await open();
    const europeRow = within(await row(europe));
    expect(europeRow.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '3 orgs',
      '50,087 transactions',
      '3 outlets',
    ]);
    expect(europeRow.queryByText('ROS')).toBeNull();
  });

  test('an organisation has counts, servers and packages, in words as well as in colours', async () => {
    await open();
    const market = await row('Alpine Dealer ALPINE');
    const grey = within(market).getByRole('button', { name: '0 outlets' });
    expect(grey).toHaveAttribute('data-colour', 'grey');
    const harbour = await row('Harbour Restaurants HARBOUR');
    expect(within(harbour).getByRole('button', { name: '2 outlets' })).toHaveAttribute(
      'data-colour',
      'green',
    );
    expect(within(harbour).queryByRole('button', { name: /org/ })).toBeNull();
    const servers = [...harbour.querySelectorAll('[data-note*=": "]')];
    expect(servers.map((server) => [server.textContent, server.getAttribute('data-note')])).toEqual(
      [
        ['ROS✗ not set', 'Remote Order Service: not set'],
        ['DES✓ set', 'Data Extraction Service: set'],
        ['PS✓ set', 'Partner Services: set'],
        ['RS✓ set', 'Reporting Service: set'],
      ],
    );
    expect(servers.map((server) => server.getAttribute('data-colour'))).toEqual([
      'red',
      'green',
      'green',
      'green',
    ]);
    const packages = within(harbour).getByRole('img', { name: '2 authorised packages' });
    expect(packages.querySelectorAll('img')).toHaveLength(2);
  });

  test('collapse and expand together', async () => {
    const { user } = await open();
    await tree();
    await user.click(screen.getByRole('button', { name: 'Collapse all' }));
    expect(await names()).toEqual([europe, 'POS Core North', 'POS Core Unreachable']);
    await user.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(await names()).toEqual(asReceived);
  });

  test('a month without figures says so', async () => {
    await open(shownMonth, { [query]: () => [] });
    expect(await screen.findByText('No Data')).toBeVisible();
  });

  test.each([[{}], [null], [[null, {}, { childOrgs: [null, {}] }]]])(
    'an odd answer leaves the page standing: %j',
    async (answer) => {
      await open(shownMonth, { [query]: () => Response.json(answer) });
      expect(await screen.findByRole('heading', { name: 'Statistics' })).toBeVisible();
      expect(await field()).toHaveValue('2026-10');
    },
  );
});

describe('sorting', () => {
  const group = () => screen.queryByRole('group', { name: 'Sorting' });

  test('a press on a count sorts by it, the most first; again, the fewest first', async () => {
    const opened = await open();
    await tree();
    expect(group()).toBeNull();
    await opened.user.click(await badge(quay, '8,214 transactions'));
    expect((await names()).slice(0, 4)).toEqual([
      europe,
      'Harbour Restaurants HARBOUR',
      quay,
      'Alpine Dealer ALPINE',
    ]);
    expect(addressOf(opened)).toBe('?month=2026-10&sort=-transactions');
    expect(await badge(quay, '8,214 transactions')).toHaveAttribute('aria-pressed', 'true');
    await opened.user.click(await badge(europe, '50,087 transactions'));
    expect((await names())[0]).toBe('POS Core Unreachable');
    expect(addressOf(opened)).toBe('?month=2026-10&sort=transactions');
    expect(queriesOf(opened)).toHaveLength(1);
  });

  test('the buttons turn the direction and clear the sorting', async () => {
    const opened = await open(`${shownMonth}&sort=outlets`);
    expect((await names())[0]).toBe('POS Core Unreachable');
    const buttons = within(group() as HTMLElement);
    await opened.user.click(buttons.getByRole('button', { name: 'Outlets, ascending' }));
    expect((await names())[0]).toBe(europe);
    expect(buttons.getByRole('button', { name: 'Outlets, descending' })).toBeVisible();
    await opened.user.click(buttons.getByRole('button', { name: 'Clear sorting' }));
    expect(await names()).toEqual(asReceived);
    expect(group()).toBeNull();
    expect(addressOf(opened)).toBe('?month=2026-10');
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  });

  test('the org count sorts instances alone', async () => {
    const opened = await open();
    await opened.user.click(await badge('POS Core North', '2 orgs'));
    expect(await names()).toEqual(asReceived);
    await opened.user.click(await badge('POS Core North', '2 orgs'));
    expect(await names()).toEqual([
      'POS Core Unreachable',
      ...asReceived.slice(4, 7),
      ...asReceived.slice(0, 4),
    ]);
  });

  test('stays for another month', async () => {
    const opened = await open(`${shownMonth}&sort=-outlets`);
    await tree();
    await opened.user.clear(await field());
    await opened.user.type(await field(), '2026-09{Enter}');
    await waitFor(() => expect(addressOf(opened)).toBe('?month=2026-09&sort=-outlets'));
  });
});

describe('a failure', () => {
  test.each([
    ['BadRequest', () => coded('BadRequest'), 'Bad Request.'],
    ['403', () => new Response('', { status: 403, statusText: 'Forbidden' }), 'Forbidden'],
  ])('%s shows the error state, and Retry asks again', async (_name, failure, text) => {
    let isBroken = true;
    const { user } = await open(shownMonth, { [query]: () => (isBroken ? failure() : month()) });
    const alert = (await screen.findByText('Error...')).closest('[role="alert"]') as HTMLElement;
    expect(alert).toHaveTextContent(text);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await names()).toEqual(asReceived);
  });

  test('empties the results of the search before', async () => {
    let isBroken = false;
    const { user } = await open(shownMonth, {
      [query]: () => (isBroken ? coded('BadRequest') : month()),
    });
    await tree();
    isBroken = true;
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Error...')).toBeVisible();
    expect(screen.queryByRole('tree')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'October 2026' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear Month' }));
    await waitFor(() => expect(screen.queryByText('Error...')).toBeNull());
  });
});

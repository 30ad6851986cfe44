import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import {
  addressOf,
  asReceived,
  europe,
  field,
  names,
  openStatistics,
  quay,
  queriesOf,
  query,
  shownMonth,
  tree,
} from '~/testing/statistics-page';

const row = async (name: string) =>
  within(await tree()).findByRole('treeitem', {
    name: new RegExp(`^${name.replaceAll(' ', '\\s*')}`),
  });
const badge = async (name: string, text: string) =>
  within(await row(name)).getByRole('button', { name: text });

describe('the rows', () => {
  test('an instance shows its own counts and no servers', async () => {
    await openStatistics();
    const europeRow = within(await row(europe));
    expect(europeRow.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '3 orgs',
      '50,087 transactions',
      '3 outlets',
    ]);
    expect(europeRow.queryByText('ROS')).toBeNull();
  });

  test('an organisation shows counts, servers and packages, in words and in colours', async () => {
    await openStatistics();
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

  test('a line above the tree names the first over all instances', async () => {
    const { user } = await openStatistics();
    const line = async () => (await screen.findByText(/^(Most|Fewest) /)).textContent;
    expect(await line()).toBe('Most transactions: Harbour Restaurants, POS Core Europe, 41,873');
    await user.click(await badge(europe, '3 outlets'));
    expect(await line()).toBe('Most outlets: Harbour Restaurants, POS Core Europe, 2');
    await user.click(await badge(europe, '3 outlets'));
    expect(await line()).toBe('Fewest outlets: Alpine Dealer, POS Core Europe, 0');
    await user.click(await badge(europe, '3 orgs'));
    expect(await line()).toBe('Most orgs: POS Core Europe, 3');
  });

  test('an organisation that two instances served has a row below each', async () => {
    const [first, second, ...others] = exampleOf('queryMonthlyStatistics', 'month');
    if (!first || !second) throw new Error('The example has two instances.');
    const childOrgs = [...second.childOrgs, ...first.childOrgs.slice(0, 1)];
    await openStatistics(shownMonth, {
      [query]: () => [first, { ...second, childOrgs }, ...others],
    });
    const all = await names();
    expect(all.filter((name) => name === 'Alpine Dealer ALPINE')).toHaveLength(2);
    expect(all).toHaveLength(asReceived.length + 1);
  });

  test('Collapse all and Expand all act on every instance', async () => {
    const { user } = await openStatistics();
    await tree();
    await user.click(screen.getByRole('button', { name: 'Collapse all' }));
    expect(await names()).toEqual([europe, 'POS Core North', 'POS Core Unreachable']);
    await user.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(await names()).toEqual(asReceived);
  });

  test('a month without figures shows "No Data"', async () => {
    await openStatistics(shownMonth, { [query]: () => [] });
    expect(await screen.findByText('No Data')).toBeVisible();
  });
});

describe('sorting', () => {
  const group = () => screen.queryByRole('group', { name: 'Sorting' });

  test('a click on a count sorts by it, the most first, and another one reverses that', async () => {
    const opened = await openStatistics();
    await tree();
    expect(group()).toBeNull();
    const scroll = vi.spyOn(window, 'scrollTo');
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
    expect(scroll).not.toHaveBeenCalled();
    expect(queriesOf(opened)).toHaveLength(1);
  });

  test('the buttons reverse the direction and clear the sort', async () => {
    const opened = await openStatistics(`${shownMonth}&sort=outlets`);
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

  test('the org count sorts instances only', async () => {
    const opened = await openStatistics();
    await opened.user.click(await badge('POS Core North', '2 orgs'));
    expect(await names()).toEqual(asReceived);
    await opened.user.click(await badge('POS Core North', '2 orgs'));
    expect(await names()).toEqual([
      'POS Core Unreachable',
      ...asReceived.slice(4, 7),
      ...asReceived.slice(0, 4),
    ]);
  });

  test('the sort stays for another month', async () => {
    const opened = await openStatistics(`${shownMonth}&sort=-outlets`);
    await tree();
    await opened.user.clear(await field());
    await opened.user.type(await field(), '2026-09{Enter}');
    await waitFor(() => expect(addressOf(opened)).toBe('?month=2026-09&sort=-outlets'));
  });
});

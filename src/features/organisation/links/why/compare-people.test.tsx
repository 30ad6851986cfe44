import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { accessApi, ids, openAccess } from '~/testing/organisation-access';
import { choose } from '~/testing/organisations-page';

const [ada, uma] = [ids.user(2), ids.user(3)];
const comparison = () => screen.findByRole('region', { name: 'Comparison' });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

describe('two people side by side', () => {
  test('have the differences first, by a link', async () => {
    await openAccess(`?why=true&person=${ada}&with=${uma}`);
    const table = within(await comparison()).getByRole('table');
    await screen.findByText('32 of 35 permissions differ.');
    const rows = rowsOf(table);
    expect(rows.slice(0, 2)).toEqual([
      'Permission | Ada Marchetti | Uma Olsen',
      'Organisation Administrator | Yes | No',
    ]);
    expect(rows[2]).toBe('Different: 32');
    expect(rows).toContain('PLUs (Config) | All in all outlets | All in Quay Street');
    expect(rows.slice(-4)).toEqual([
      'The same: 3',
      'Install (System) | All in City Centre | All in City Centre',
      'Provisioning (System) | All in City Centre | All in City Centre',
      'Health (System) | View in City Centre | View in City Centre',
    ]);
  });

  test('are chosen in the drawer, and Nobody ends the comparison', async () => {
    const { user, history } = await openAccess(`?why=true&person=${uma}`);
    await choose(user, 'Compare with', 'Ada Marchetti');
    await comparison();
    expect(history.location.search).toContain(`with=${ada}`);
    await choose(user, 'Compare with', 'Nobody');
    expect(await screen.findByRole('region', { name: 'Ways in' })).toBeVisible();
    expect(history.location.search).not.toContain('with=');
  });

  test('nobody is compared with themselves', async () => {
    const { user } = await openAccess(`?why=true&person=${ada}&with=${uma}`);
    await comparison();
    await choose(user, 'Person', 'Uma Olsen');
    expect(await screen.findByRole('region', { name: 'Ways in' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Compare with' })).toHaveValue('Nobody');
  });

  test('a part that could not be read is named once', async () => {
    await openAccess(`?why=true&person=${ada}&with=${uma}`, {
      [`GET ${accessApi}/userpermissiongroup`]: () => coded('BadRequest'),
    });
    await comparison();
    expect(await screen.findAllByText(/Permission groups could not be loaded/)).toHaveLength(1);
  });
});

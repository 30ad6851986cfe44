import { screen } from '@testing-library/react';
import { localizedFilterOption } from 'mantine-react-table';
import { MRT_Localization_EN } from 'mantine-react-table/locales/en/index.esm.mjs';
import { expect, test } from 'vitest';
import { names, renderGrid } from '~/testing/people-grid';
import { filterModeNames } from '../model/grid-view';

const openMenu = async (column: string) => {
  const { user } = renderGrid({ search: { sort: 'name', filter: { name: 'a' } } });
  await user.click(screen.getByRole('button', { name: `${column} column menu` }));
  return (item: string) => user.click(screen.getByRole('menuitem', { name: item }));
};

test('the filter modes have the names of mantine-react-table', () => {
  for (const [mode, name] of Object.entries(filterModeNames)) {
    expect(localizedFilterOption(MRT_Localization_EN, mode)).toBe(name);
  }
});

test.each([
  ['Sort by Name descending', ['Uma', 'Sam', 'Ada']],
  ['Clear sort', ['Sam', 'Ada', 'Uma']],
])('the menu item "%s" sorts', async (item, expected) => {
  const choose = await openMenu('Name');
  await choose(item);
  expect(names()).toEqual(expected);
});

test('the menu item "Filter by Email" shows the filters and focuses the field', async () => {
  const choose = await openMenu('Email');
  await choose('Filter by Email');
  const field = await screen.findByRole('textbox', { name: 'Filter Email' });
  await expect.poll(() => document.activeElement).toBe(field);
});

test('the menu item "Hide Email column" hides it, and "Show all columns" brings it back', async () => {
  const choose = await openMenu('Email');
  await choose('Hide Email column');
  expect(screen.queryByRole('columnheader', { name: /Email/ })).toBeNull();
});

import { expect, test } from 'vitest';
import type { GridSearch } from '../grid-search';
import { formatSort, parseSort } from '../grid-search';
import {
  isFiltered,
  sortingAfterPress,
  toTableState,
  withCellShown,
  withFilter,
  withoutFilters,
  withoutIdleFilters,
  withSizing,
  withSorting,
  withVisibility,
} from './grid-view';

const columns = [
  { key: 'name', width: 300 },
  { key: 'active', width: 100, kind: 'boolean' },
  { key: 'created', width: 200, kind: 'date-time', isHiddenInNarrow: true },
  { key: 'total', width: 100 },
] as const;
const [name] = columns;

const state = (search: GridSearch, isNarrow = false) => toTableState(columns, search, isNarrow);

test('the default state shows all columns without sorting and filters', () => {
  expect(state({})).toEqual({
    sorting: [],
    columnFilters: [],
    columnFilterFns: {
      name: 'contains',
      active: 'equals',
      created: 'betweenInclusive',
      total: 'contains',
    },
    globalFilter: undefined,
    columnVisibility: { name: true, active: true, created: true, total: true },
    columnSizing: {},
  });
});

test('ignores unknown columns', () => {
  const search: GridSearch = { sort: 'gone,-name', filter: { gone: 'x' }, hide: 'gone' };
  expect(state(search)).toMatchObject({
    sorting: [{ id: 'name', desc: true }],
    columnFilters: [],
  });
});

test.each<[string, GridSearch['filter'], unknown[]]>([
  ['a text', { name: 'quay' }, [{ id: 'name', value: 'quay' }]],
  ['another mode', { name: ['startsWith', 'q'] }, [{ id: 'name', value: 'q' }]],
  ['blank only', { name: ['empty'] }, [{ id: 'name', value: ' ' }]],
  [
    'from',
    { created: ['betweenInclusive', '2024-01-01'] },
    [{ id: 'created', value: ['2024-01-01', ''] }],
  ],
  ['a mode without a value yet', { name: ['endsWith', ''] }, []],
  ['a mode that the column does not have', { active: ['startsWith', '1'] }, []],
])('reads a filter from the search state: %s', (_name, filter, expected) => {
  expect(state({ filter }).columnFilters).toEqual(expected);
});

test('reads filters back as they were set', () => {
  const typed = withFilter({}, name, 'contains', ['quay']);
  expect(typed.filter).toEqual({ name: 'quay' });
  const starts = withFilter(typed, name, 'startsWith', ['quay']);
  expect(starts.filter).toEqual({ name: ['startsWith', 'quay'] });
  const cleared = withoutFilters(columns, starts, []);
  expect(state(cleared).columnFilterFns.name).toBe('startsWith');
  expect(withoutIdleFilters(columns, cleared).filter).toBeUndefined();
  const back = withFilter(starts, name, 'contains', ['quay']);
  expect(back.filter).toEqual({ name: 'quay' });
});

test('the filter of a column that has not come yet stays in the address', () => {
  const search = { filter: { lastSeen: 'x', name: ' ' } } as const;
  expect(withoutIdleFilters(columns, search).filter).toEqual({ lastSeen: 'x' });
});

test('what concerns a column that has not come yet stays in the view', () => {
  const search = { hide: 'late', show: 'later' };
  const shown = toTableState(columns, search, true).columnVisibility;
  expect(withVisibility(columns, search, { ...shown, name: false }, true)).toMatchObject({
    hide: 'name,late',
    show: 'later',
  });
});

test('clearing the filter "is empty" removes it', () => {
  const empty = withFilter({}, name, 'empty', []);
  expect(state(empty).columnFilters).toEqual([{ id: 'name', value: ' ' }]);
  expect(withoutFilters(columns, empty, []).filter).toEqual({});
});

test('a narrow window hides some columns unless the state shows them', () => {
  expect(state({}, true).columnVisibility).toMatchObject({ created: false, name: true });
  const shown = withVisibility(columns, {}, { name: true, created: true }, true);
  expect(shown).toMatchObject({ hide: undefined, show: 'created' });
  expect(state(shown, true).columnVisibility.created).toBe(true);
  const hidden = withVisibility(columns, {}, { name: false, created: false }, true);
  expect(hidden).toMatchObject({ hide: 'name', show: undefined });
  expect(state(hidden, false).columnVisibility).toMatchObject({ name: false, created: true });
});

test('the state omits default values', () => {
  expect(withSorting(columns, { sort: 'name' }, []).sort).toBeUndefined();
  expect(withFilter({ filter: { name: 'q' } }, name, 'contains', ['']).filter).toEqual({});
  expect(withSizing(columns, {}, { name: 300, total: 120.4 }).width).toEqual({ total: 120 });
  expect(withSizing(columns, {}, { name: 300 }).width).toBeUndefined();
});

test('a search or an active filter makes the list filtered, an idle filter does not', () => {
  expect(isFiltered(columns, {})).toBe(false);
  expect(isFiltered(columns, { filter: { name: ['endsWith', ''] } })).toBe(false);
  expect(isFiltered(columns, { q: 'x' })).toBe(true);
  expect(isFiltered(columns, { filter: { active: 'Yes' } })).toBe(true);
});

test('showing a cell changes only what hides it', () => {
  const search: GridSearch = { q: 'x', hide: 'shortName,name', sort: 'name' };
  expect(withCellShown(search, 'name', false)).toEqual({ q: 'x', hide: 'shortName', sort: 'name' });
  expect(withCellShown(search, 'total', true)).toMatchObject({
    q: undefined,
    filter: undefined,
    hide: 'shortName,name',
  });
});

test.each([
  ['', 'name', false, 'name'],
  ['name', 'name', false, '-name'],
  ['-name', 'name', false, ''],
  ['total', 'name', false, 'name'],
  ['name,total', 'name', false, '-name'],
  ['-name,total', 'name', false, 'name'],
  ['name,total', 'total', false, 'name,-total'],
  ['total', 'name', true, 'total,name'],
  ['name,total', 'name', true, '-name,total'],
  ['-name,total', 'name', true, 'total'],
])('sorted by "%s", a press on %s (added: %s) sorts by "%s"', (before, key, isAdded, after) => {
  expect(formatSort(sortingAfterPress(parseSort(before), key, isAdded)) ?? '').toBe(after);
});

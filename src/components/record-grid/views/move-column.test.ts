import { expect, test, vi } from 'vitest';
import type { GridSearch } from '../grid-search';
import type { GridView } from '../model/use-grid-view';
import { canMoveColumn, moveColumn } from './move-column';

/** Moves a column of a grid with the columns a, b, c and d, and returns the new state. */
function stateAfter(search: GridSearch, hidden: string, key: string, direction: 1 | -1) {
  const setSearch = vi.fn<(change: (old: GridSearch) => GridSearch) => void>();
  const view = {
    columns: ['a', 'b', 'c', 'd'].map((each) => ({ key: each, header: each, width: 100 })),
    search,
    setSearch,
    state: { columnVisibility: { [hidden]: false } },
  } as unknown as GridView;
  moveColumn(view, key, direction);
  const change = setSearch.mock.calls[0]?.[0];
  expect(canMoveColumn(view, key, direction)).toBe(change !== undefined);
  return change ? change(search) : 'stays';
}

test.each<[string, string, 1 | -1, GridSearch, string]>([
  ['', 'a', 1, {}, 'b,a,c,d'],
  ['', 'd', -1, {}, 'a,b,d,c'],
  ['c', 'b', 1, {}, 'a,c,d,b'],
  ['b', 'c', -1, {}, 'c,a,b,d'],
  ['', 'd', 1, { order: 'c,d' }, 'c,a,d,b'],
  // A column that comes late keeps its place.
  ['', 'b', -1, { order: 'late,a,b,c,d' }, 'late,b,a,c,d'],
])('with %j hidden, %s moves by %i', (hidden, key, direction, search, order) => {
  expect(stateAfter(search, hidden, key, direction)).toEqual({ order });
});

test('a move back to the default order leaves nothing in the view', () => {
  expect(stateAfter({ order: 'b,a,c,d' }, '', 'a', -1)).toEqual({ order: undefined });
});

test.each<[string, string, 1 | -1]>([
  ['', 'a', -1],
  ['', 'd', 1],
  ['d', 'c', 1],
])('with %j hidden, %s cannot move by %i', (hidden, key, direction) => {
  expect(stateAfter({}, hidden, key, direction)).toBe('stays');
});

import type { GridColumn, GridColumnKind } from '../grid-column';
import {
  formatSort,
  type GridFilter,
  type GridFilterMode,
  type GridSearch,
  parseSort,
  splitKeys,
  textFilterModes,
} from '../grid-search';
import type { FilterValue } from './table-functions';

/** The parts of a column that decide how it is filtered and shown. */
type ViewColumn = Pick<GridColumn<never>, 'key' | 'kind' | 'width' | 'isHiddenInNarrow'>;

/** The first mode is the default. */
type Modes = readonly [GridFilterMode, ...GridFilterMode[]];

const otherModes: Partial<Record<GridColumnKind, Modes>> = {
  'date-time': ['betweenInclusive', 'empty', 'notEmpty'],
  boolean: ['equals'],
  select: ['equals'],
};

/** The names that mantine-react-table gives the modes. */
export const filterModeNames: Readonly<Record<GridFilterMode, string>> = {
  contains: 'Contains',
  startsWith: 'Starts With',
  endsWith: 'Ends With',
  equals: 'Equals',
  notEquals: 'Not Equals',
  betweenInclusive: 'Between Inclusive',
  empty: 'Empty',
  notEmpty: 'Not Empty',
};

export const isBlankMode = (mode: GridFilterMode) => mode === 'empty' || mode === 'notEmpty';
export const isRangeMode = (mode: GridFilterMode) => mode === 'betweenInclusive';

/** Returns the filter modes of a column. The first one is the default. */
export const filterModes = ({ kind = 'text' }: ViewColumn): Modes =>
  otherModes[kind] ?? textFilterModes;

/** Returns the filter of a column. Without a filter, it has the default mode and no value. */
export function filterOf(column: ViewColumn, search: GridSearch) {
  const modes = filterModes(column);
  const given = search.filter?.[column.key] ?? '';
  const [wanted, ...values] = Array.isArray(given) ? given : [modes[0], given];
  const mode = modes.find((offered) => offered === wanted);
  return mode ? { mode, values } : { mode: modes[0], values: [] };
}

function isActive(column: ViewColumn, search: GridSearch): boolean {
  const { mode, values } = filterOf(column, search);
  return isBlankMode(mode) || values.some((value) => value.trim() !== '');
}

/** Sets the filter of a column. An empty value in the default mode removes it. */
export function withFilter(
  search: GridSearch,
  column: ViewColumn,
  mode: GridFilterMode,
  values: readonly string[],
): GridSearch {
  const filter = toFilter(column, mode, values);
  const { [column.key]: _old, ...others } = search.filter ?? {};
  return { ...search, filter: filter === '' ? others : { ...search.filter, [column.key]: filter } };
}

function toFilter(
  column: ViewColumn,
  mode: GridFilterMode,
  [first = '', second = '']: readonly string[],
): GridFilter {
  if (isBlankMode(mode)) return [mode];
  if (isRangeMode(mode)) return [mode, first, second];
  return mode === filterModes(column)[0] ? first : [mode, first];
}

/** Clears the values of all filters but those with a kept id. A chosen mode stays. */
export function withoutFilters(
  columns: readonly ViewColumn[],
  search: GridSearch,
  kept: readonly { id: string }[],
): GridSearch {
  const isCleared = ({ key }: ViewColumn) =>
    search.filter?.[key] !== undefined && !kept.some(({ id }) => id === key);
  return columns.filter(isCleared).reduce((old, column) => {
    const { mode } = filterOf(column, old);
    return withFilter(old, column, isBlankMode(mode) ? filterModes(column)[0] : mode, []);
  }, search);
}

/** Returns the table's state for a grid's search state. Ignores columns that the grid does not have. */
export function toTableState(
  columns: readonly ViewColumn[],
  search: GridSearch,
  isNarrow: boolean,
) {
  const hidden = splitKeys(search.hide);
  const shown = splitKeys(search.show);
  const isVisible = ({ key, isHiddenInNarrow }: ViewColumn) =>
    !hidden.includes(key) && !(isNarrow && isHiddenInNarrow && !shown.includes(key));
  const byKey = <V>(toValue: (column: ViewColumn) => V): Record<string, V> =>
    Object.fromEntries(columns.map((column) => [column.key, toValue(column)]));
  return {
    sorting: parseSort(search.sort).filter(({ id }) => columns.some(({ key }) => key === id)),
    columnFilters: columns
      .filter((column) => isActive(column, search))
      .map((column) => {
        const { mode, values } = filterOf(column, search);
        const [first = '', second = ''] = values;
        // The table drops a filter without a value, and "is empty" has none.
        const value: FilterValue = isRangeMode(mode) ? [first, second] : first;
        return { id: column.key, value: isBlankMode(mode) ? ' ' : value };
      }),
    columnFilterFns: byKey((column) => filterOf(column, search).mode),
    globalFilter: search.q,
    columnVisibility: byKey(isVisible),
    columnSizing: search.width ?? {},
  };
}

export type TableState = ReturnType<typeof toTableState>;

/** Returns columns in the order of a view. Those that it does not name come last, as they were. */
export function inOrder<C extends Pick<ViewColumn, 'key'>>(
  columns: readonly C[],
  order: string | undefined,
): readonly C[] {
  const keys = splitKeys(order);
  const placeOf = ({ key }: C) => keys.indexOf(key) + 1 || keys.length + 1;
  return columns.toSorted((a, b) => placeOf(a) - placeOf(b));
}

type Sorting = ReturnType<typeof parseSort>;

export const withSorting = (
  _columns: readonly ViewColumn[],
  search: GridSearch,
  sorting: Sorting,
): GridSearch => ({ ...search, sort: formatSort(sorting) });

/**
 * Returns the sorting after a press on a column: up, down, not at all.
 * @param isAdded whether the other columns stay; without it only a press on the last one keeps them
 */
export function sortingAfterPress(sorting: Sorting, id: string, isAdded: boolean): Sorting {
  const before = sorting.find((sort) => sort.id === id);
  const keepsOthers = isAdded || sorting.at(-1) === before;
  const others = keepsOthers ? sorting.filter((sort) => sort !== before) : [];
  if (!before) return [...others, { id, desc: false }];
  if (!keepsOthers) return [{ id, desc: !before.desc }];
  if (before.desc) return others;
  return sorting.map((sort) => (sort === before ? { id, desc: true } : sort));
}

/** Keeps only the widths that differ from the columns' own. */
export function withSizing(
  columns: readonly ViewColumn[],
  search: GridSearch,
  sizing: Readonly<Record<string, number>>,
): GridSearch {
  const entries = Object.entries(sizing)
    .map(([key, width]) => [key, Math.round(width)] as const)
    .filter(([id, width]) => columns.find(({ key }) => key === id)?.width !== width);
  return { ...search, width: entries.length > 0 ? Object.fromEntries(entries) : undefined };
}

export function withVisibility(
  columns: readonly ViewColumn[],
  search: GridSearch,
  visibility: Readonly<Record<string, boolean>>,
  isNarrow: boolean,
): GridSearch {
  const isShown = ({ key }: ViewColumn) => visibility[key] !== false;
  const isHiddenByDefault = (column: ViewColumn) => isNarrow && column.isHiddenInNarrow === true;
  const keysOf = (list: readonly ViewColumn[], before: string | undefined) =>
    [...list.map(({ key }) => key), ...unknownKeys(columns, before)].join(',') || undefined;
  const shown = columns.filter((column) => isShown(column) && isHiddenByDefault(column));
  const hidden = columns.filter((column) => !isShown(column) && !isHiddenByDefault(column));
  return {
    ...search,
    hide: keysOf(hidden, search.hide),
    show: isNarrow ? keysOf(shown, search.show) : search.show,
  };
}

/** Returns the keys of a view that belong to no column yet: some columns come late. */
const unknownKeys = (columns: readonly Pick<ViewColumn, 'key'>[], keys: string | undefined) =>
  splitKeys(keys).filter((each) => !columns.some(({ key }) => key === each));

/** Shows a column, and removes the search and the filters if they hide the row. */
export function withCellShown(search: GridSearch, key: string, isRowHidden: boolean): GridSearch {
  const hide = splitKeys(search.hide).filter((hidden) => hidden !== key);
  const shown = { ...search, hide: hide.join(',') || undefined };
  return isRowHidden ? { ...shown, q: undefined, filter: undefined } : shown;
}

/** Removes filters without an effect, but none of an unknown column, which may come later. */
export function withoutIdleFilters(columns: readonly ViewColumn[], search: GridSearch): GridSearch {
  const idle = columns.filter((column) => !isActive(column, search)).map(({ key }) => key);
  const filter = Object.entries(search.filter ?? {}).filter(([key]) => !idle.includes(key));
  return { ...search, filter: filter.length > 0 ? Object.fromEntries(filter) : undefined };
}

/** Whether the search or a filter narrows the list. */
export function isFiltered(columns: readonly ViewColumn[], search: GridSearch): boolean {
  return Boolean(search.q) || columns.some((column) => isActive(column, search));
}

import type { GridColumn } from '../grid-column';
import {
  formatSort,
  type GridDensity,
  type GridFilter,
  type GridFilterMode,
  type GridSearch,
  gridFilterModes,
  parseSort,
  splitKeys,
} from '../grid-search';

/** The parts of a column that decide how it is filtered and shown. */
type ViewColumn = Pick<GridColumn<never>, 'key' | 'kind' | 'width' | 'isHiddenInNarrow'>;

interface SortEntry {
  id: string;
  desc: boolean;
}

interface FilterEntry {
  id: string;
  value: unknown;
}

const rangeModes: readonly GridFilterMode[] = ['between', 'betweenInclusive'];
const blankModes: readonly GridFilterMode[] = ['empty', 'notEmpty'];
const textModes: readonly GridFilterMode[] = [
  'contains',
  'startsWith',
  'endsWith',
  'equals',
  'notEquals',
  ...blankModes,
];
const numberModes: readonly GridFilterMode[] = [
  'equals',
  'notEquals',
  'greaterThanOrEqualTo',
  'lessThanOrEqualTo',
  'betweenInclusive',
  ...blankModes,
];

/** Returns the filter modes of a column. The first one is the default. */
export function filterModes(kind: ViewColumn['kind']): readonly GridFilterMode[] {
  switch (kind) {
    case 'number':
      return numberModes;
    case 'date-time':
      return ['betweenInclusive', ...blankModes];
    case 'boolean':
    case 'select':
      return ['equals'];
    default:
      return textModes;
  }
}

function defaultMode(column: ViewColumn): GridFilterMode {
  return filterModes(column.kind)[0] ?? 'contains';
}

function filterParts(column: ViewColumn, filter: GridFilter | undefined) {
  const [mode, ...values] = Array.isArray(filter) ? filter : [defaultMode(column), filter ?? ''];
  const isOffered = filterModes(column.kind).includes(mode);
  return isOffered ? { mode, values } : { mode: defaultMode(column), values: [''] };
}

function isActive(mode: GridFilterMode, values: readonly string[]): boolean {
  return blankModes.includes(mode) || values.some((value) => value.trim() !== '');
}

function toFilter(column: ViewColumn, mode: GridFilterMode, values: string[]): GridFilter {
  const [first = '', second] = values;
  if (blankModes.includes(mode)) return [mode];
  if (rangeModes.includes(mode)) return [mode, first, second ?? ''];
  return mode === defaultMode(column) ? first : [mode, first];
}

const densities = { compact: 'xs', normal: 'md', roomy: 'xl' } as const;

export function densityOf(search: GridSearch): GridDensity {
  return search.density ?? 'normal';
}

/** Returns the table's state for a grid's search state. Ignores unknown columns. */
export function toTableState(
  columns: readonly ViewColumn[],
  search: GridSearch,
  isNarrow: boolean,
) {
  const known = new Set(columns.map((column) => column.key));
  const hidden = new Set(splitKeys(search.hide));
  const shown = new Set(splitKeys(search.show));
  const columnFilters: FilterEntry[] = [];
  const columnFilterFns: Record<string, GridFilterMode> = {};
  const columnVisibility: Record<string, boolean> = {};
  for (const column of columns) {
    const { mode, values } = filterParts(column, search.filter?.[column.key]);
    columnFilterFns[column.key] = mode;
    if (isActive(mode, values)) {
      const range = [values[0] ?? '', values[1] ?? ''];
      // The table drops a filter without a value, and "is empty" has none.
      const value = blankModes.includes(mode) ? ' ' : (values[0] ?? '');
      columnFilters.push({ id: column.key, value: rangeModes.includes(mode) ? range : value });
    }
    columnVisibility[column.key] =
      !hidden.has(column.key) && !(isNarrow && column.isHiddenInNarrow && !shown.has(column.key));
  }
  return {
    sorting: parseSort(search.sort).filter(({ id }) => known.has(id)),
    columnFilters,
    columnFilterFns,
    globalFilter: search.q,
    columnVisibility,
    columnSizing: search.width ?? {},
    density: densities[densityOf(search)],
  };
}

export function withSorting(search: GridSearch, sorting: readonly SortEntry[]): GridSearch {
  return { ...search, sort: formatSort(sorting) };
}

export function withDensity(search: GridSearch, density: string): GridSearch {
  if (density === densities.compact) return { ...search, density: 'compact' };
  return { ...search, density: density === densities.roomy ? 'roomy' : undefined };
}

/** Keeps only the widths that differ from the columns' own. */
export function withSizing(
  columns: readonly ViewColumn[],
  search: GridSearch,
  sizing: Readonly<Record<string, number>>,
): GridSearch {
  const own = new Map(columns.map((column) => [column.key, column.width]));
  const entries = Object.entries(sizing)
    .map(([key, width]) => [key, Math.round(width)] as const)
    .filter(([key, width]) => own.get(key) !== width);
  return { ...search, width: entries.length > 0 ? Object.fromEntries(entries) : undefined };
}

export function withVisibility(
  columns: readonly ViewColumn[],
  search: GridSearch,
  visibility: Readonly<Record<string, boolean>>,
  isNarrow: boolean,
): GridSearch {
  const keys = (test: (column: ViewColumn) => boolean) =>
    columns
      .filter(test)
      .map((column) => column.key)
      .join(',') || undefined;
  const isShown = (column: ViewColumn) => visibility[column.key] !== false;
  return {
    ...search,
    hide: keys((column) => !isShown(column) && !(isNarrow && column.isHiddenInNarrow)),
    show: isNarrow
      ? keys((column) => isShown(column) && column.isHiddenInNarrow === true)
      : search.show,
  };
}

export function withFilterValues(
  columns: readonly ViewColumn[],
  search: GridSearch,
  filters: readonly FilterEntry[],
): GridSearch {
  const filter = { ...search.filter };
  for (const column of columns) {
    const entry = filters.find(({ id }) => id === column.key);
    const { mode } = filterParts(column, filter[column.key]);
    if (entry) {
      const values = Array.isArray(entry.value) ? entry.value : [entry.value];
      filter[column.key] = toFilter(
        column,
        mode,
        values.map((value) => String(value ?? '')),
      );
    } else if (filter[column.key] !== undefined) {
      const isChosen = mode !== defaultMode(column) && !blankModes.includes(mode);
      if (isChosen) filter[column.key] = [mode, ''];
      else delete filter[column.key];
    }
  }
  return { ...search, filter };
}

export function withFilterModes(
  columns: readonly ViewColumn[],
  search: GridSearch,
  modes: Readonly<Record<string, string>>,
): GridSearch {
  const filter = { ...search.filter };
  for (const column of columns) {
    const before = filterParts(column, filter[column.key]);
    const mode = gridFilterModes.find((known) => known === modes[column.key]);
    if (mode && mode !== before.mode) filter[column.key] = toFilter(column, mode, before.values);
  }
  return { ...search, filter };
}

/** Shows a column, and removes the search and the filters if they hide the row. */
export function withCellShown(search: GridSearch, key: string, isRowHidden: boolean): GridSearch {
  const hide = splitKeys(search.hide).filter((hidden) => hidden !== key);
  const shown = { ...search, hide: hide.join(',') || undefined };
  return isRowHidden ? { ...shown, q: undefined, filter: undefined } : shown;
}

/** Removes filters without an effect, for the address. */
export function withoutIdleFilters(columns: readonly ViewColumn[], search: GridSearch): GridSearch {
  const filter = Object.fromEntries(
    columns.flatMap((column) => {
      const own = search.filter?.[column.key];
      if (own === undefined) return [];
      const { mode, values } = filterParts(column, own);
      return isActive(mode, values) ? [[column.key, own] as const] : [];
    }),
  );
  return { ...search, filter: Object.keys(filter).length > 0 ? filter : undefined };
}

/** Whether the search or a filter narrows the list. */
export function isFiltered(columns: readonly ViewColumn[], search: GridSearch): boolean {
  return Boolean(search.q) || withoutIdleFilters(columns, search).filter !== undefined;
}

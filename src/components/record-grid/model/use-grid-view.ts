import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from 'react';
import { doAtOnce, doInSlices, type Steps } from '~/domain/slices';
import { fontScale } from '../../font-scale';
import type { GridColumn } from '../grid-column';
import { formatSort, type GridSearch, parseSort } from '../grid-search';
import {
  sortingAfterPress,
  type TableState,
  toTableState,
  withSizing,
  withVisibility,
} from './grid-view';
import { isWholeList, type ShownQuery, shownRecords } from './shown-records';

/** What the head and the toolbar of a grid show and change. A new object draws the head again. */
export interface GridView {
  columns: readonly GridColumn<never>[];
  search: GridSearch;
  setSearch: Dispatch<SetStateAction<GridSearch>>;
  isNarrow: boolean;
  state: TableState;
  areFiltersShown: boolean;
  setFiltersShown: Dispatch<SetStateAction<boolean>>;
  /** The fields of the filters, by "<column key>-<index>". It is always the same object. */
  filterFields: Record<string, HTMLElement>;
}

interface GridViewOptions<T> extends Pick<GridView, 'search' | 'setSearch' | 'isNarrow'> {
  columns: readonly GridColumn<T>[];
  records: readonly T[];
  /** A column that decides which rows are shown, or in which order, is still being read. */
  isAwaiting: boolean;
}

/** The state of a grid, also for the library of the menus, and `shown`, the filtered records. */
export function useGridView<T>(options: GridViewOptions<T>) {
  const { columns, records, isAwaiting, search, setSearch, isNarrow } = options;
  const [areFiltersShown, setFiltersShown] = useState(search.filter !== undefined);
  const { current: filterFields } = useRef<GridView['filterFields']>({});
  const state = useMemo(() => toTableState(columns, search, isNarrow), [columns, search, isNarrow]);
  const view = useMemo(
    (): GridView => ({
      columns,
      search,
      setSearch,
      isNarrow,
      state,
      areFiltersShown,
      setFiltersShown,
      filterFields,
    }),
    [columns, search, setSearch, isNarrow, state, areFiltersShown, filterFields],
  );
  return { view, ...useShownRecords(columns, records, state, isAwaiting) };
}

const noRecords: readonly never[] = [];

/** So many records are sorted and searched within a frame. More of them would delay a key. */
const atOnce = 10_000;

/**
 * Returns the filtered records in their order. `isWorking` is true while they are still those of
 * the state before: many records are sorted and searched in slices, and a newer state ends the work.
 */
function useShownRecords<T>(
  columns: readonly GridColumn<T>[],
  records: readonly T[],
  state: TableState,
  isAwaiting: boolean,
) {
  const query = useQueryOf(state);
  const steps = useMemo(
    () => () => shownRecords(columns, records, query),
    [columns, records, query],
  );
  const isQuick = records.length <= atOnce || isWholeList(query);
  const early = useMemo(
    () => (isQuick && !isAwaiting ? doAtOnce(steps()) : undefined),
    [isQuick, isAwaiting, steps],
  );
  const [late, setLate] = useState<{ steps: () => Steps<readonly T[]>; shown: readonly T[] }>();
  useEffect(() => {
    if (early || isAwaiting) return undefined;
    const work = new AbortController();
    doInSlices(steps(), work.signal).then(
      (shown) => setLate({ steps, shown }),
      () => {},
    );
    return () => work.abort();
  }, [early, isAwaiting, steps]);

  const now = early ?? (late?.steps === steps ? late.shown : undefined);
  const [before, setBefore] = useState(now ?? noRecords);
  if (now && now !== before) setBefore(now);
  return { shown: now ?? before, isWorking: now === undefined };
}

/** Returns the same object until the sorting, a filter or the search changes. */
function useQueryOf(state: TableState): ShownQuery {
  const { sorting, columnFilters, columnFilterFns, globalFilter = '' } = state;
  const filters = columnFilters.map((filter) => ({ ...filter, mode: columnFilterFns[filter.id] }));
  const text = JSON.stringify({ sorting, filters, search: globalFilter });
  return useMemo(() => JSON.parse(text) as ShownQuery, [text]);
}

type Writer<V> = (
  columns: readonly GridColumn<never>[],
  search: GridSearch,
  value: V,
  isNarrow: boolean,
) => GridSearch;

/** Changes a part of the latest state: one event can bring two changes. */
export function changeState<Key extends keyof TableState>(
  { columns, isNarrow, setSearch }: GridView,
  key: Key,
  write: Writer<TableState[Key]>,
  update: (old: TableState[Key]) => TableState[Key],
): void {
  setSearch((old) =>
    write(columns, old, update(toTableState(columns, old, isNarrow)[key]), isNarrow),
  );
}

/** Sorts by a column: up, down, not at all. With `isAdded` the other columns stay in front. */
export const toggleSort = ({ setSearch }: GridView, key: string, isAdded: boolean): void =>
  // The sorting by a column that comes late is part of it.
  setSearch((old) => ({
    ...old,
    sort: formatSort(sortingAfterPress(parseSort(old.sort), key, isAdded)),
  }));

export const minimumColumnWidth = 60;

/** Sets the width of a column in pixels; undefined brings back its own. */
export const setColumnWidth = (view: GridView, key: string, width: number | undefined): void =>
  changeState(view, 'columnSizing', withSizing, ({ [key]: _old, ...others }) =>
    width === undefined ? others : { ...others, [key]: Math.max(minimumColumnWidth, width) },
  );

const resizeStep = 20;

/**
 * Returns the width of a column in pixels, for text of the usual size. A column may be drawn wider than its
 * width, where there is room.
 * @param inHeader an element in the header of the column
 */
export const widthOf = (
  { columns, search }: GridView,
  columnKey: string,
  inHeader: Element | null,
): number => {
  const width = search.width?.[columnKey] ?? columns.find(({ key }) => key === columnKey)?.width;
  const header = inHeader?.closest('[role="columnheader"]');
  return Math.max(width ?? 0, (header?.getBoundingClientRect().width ?? 0) / fontScale);
};

/** Widens or narrows a column by one step. It replaces dragging the edge of the column. */
export const resizeColumn = (
  view: GridView,
  key: string,
  direction: 1 | -1,
  inHeader: Element | null,
): void => setColumnWidth(view, key, widthOf(view, key, inHeader) + direction * resizeStep);

/** Returns the accessible name of a column's menu button. */
export const columnMenuName = (header: string): string => `${header} column menu`;

/** Shows or hides columns. */
export const setColumnsShown = (view: GridView, keys: readonly string[], isShown: boolean): void =>
  changeState(view, 'columnVisibility', withVisibility, (old) => ({
    ...old,
    ...Object.fromEntries(keys.map((key) => [key, isShown])),
  }));

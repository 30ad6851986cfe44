import {
  type MRT_Column,
  type MRT_ColumnDef,
  type MRT_Header,
  type MRT_TableInstance,
  type MRT_TableOptions,
  useMantineReactTable,
} from 'mantine-react-table';
import { type Dispatch, type SetStateAction, useMemo, useState } from 'react';
import { comparableValue, type GridColumn, isActionColumn } from '../grid-column';
import type { GridSearch } from '../grid-search';
import { toTableState, withoutFilters, withSizing, withSorting, withVisibility } from './grid-view';
import { filterFunctions, sortFunction } from './table-functions';

/** What the head and the toolbar of a grid show and change. A new object draws the head again. */
export interface GridView {
  table: GridTable;
  search: GridSearch;
  setSearch: Dispatch<SetStateAction<GridSearch>>;
  areFiltersShown: boolean;
}

interface GridTableOptions<T extends object> extends Pick<GridView, 'search' | 'setSearch'> {
  columns: readonly GridColumn<T>[];
  records: readonly T[];
  idOf: (record: T) => string;
  isNarrow: boolean;
  /** The options of the column menus. */
  menuOptions: Partial<MRT_TableOptions<TableRecord>>;
}

type TableState = ReturnType<typeof toTableState>;
/** Returns the search state after a change of one part of the table's state. */
type Writer<V> = (
  columns: readonly GridColumn<never>[],
  search: GridSearch,
  value: V,
  isNarrow: boolean,
) => GridSearch;

const noRecords: readonly never[] = [];

/**
 * The model of a grid: mantine-react-table with sorting, filters and column state. `shown` has the
 * filtered records in their order.
 */
export function useGridTable<T extends object>(options: GridTableOptions<T>) {
  const { columns, records, search, setSearch, isNarrow } = options;
  const [areFiltersShown, setAreFiltersShown] = useState(search.filter !== undefined);
  const state = useMemo(() => toTableState(columns, search, isNarrow), [columns, search, isNarrow]);
  // The table creates an object with dozens of functions for each row. Without sorting, filters and
  // search, the grid uses the records directly, so that ten thousand of them appear at once.
  const isModelNeeded =
    state.sorting.length > 0 || state.columnFilters.length > 0 || Boolean(state.globalFilter);
  const data = isModelNeeded ? records : noRecords;

  const columnDefs = useMemo(
    () =>
      columns.map((column): MRT_ColumnDef<TableRecord> => {
        const { key: id, header, width: size } = column;
        return {
          id,
          header,
          size,
          minSize: minimumColumnWidth,
          accessorFn: (record) => comparableValue(column, record as T),
          sortDescFirst: false,
          // Otherwise the table itself would move blanks, to the top when it sorts downwards.
          sortUndefined: false,
          sortingFn: sortFunction(state.sorting.some((sort) => sort.id === id && sort.desc)),
          enableSorting: !isActionColumn(column),
          enableColumnFilter: !isActionColumn(column),
        };
      }),
    [columns, state.sorting],
  );

  /** Each change starts from the latest search state, because one event can bring two changes. */
  const onChange =
    <Key extends keyof TableState>(key: Key, write: Writer<TableState[Key]>) =>
    (updater: TableState[Key] | ((old: TableState[Key]) => TableState[Key])) =>
      setSearch((old) => {
        const before = toTableState(columns, old, isNarrow)[key];
        const next = updater instanceof Function ? updater(before) : updater;
        return write(columns, old, next, isNarrow);
      });

  const table = useMantineReactTable<TableRecord>({
    columns: columnDefs,
    data: data as unknown as TableRecord[],
    getRowId: (record) => options.idOf(record as T),
    state: { ...state, showColumnFilters: areFiltersShown },
    filterFns: filterFunctions,
    globalFilterFn: 'contains',
    getColumnCanGlobalFilter: () => true,
    enableGlobalFilterRankedResults: false,
    enablePagination: false,
    enableColumnResizing: true,
    // The other layouts add an extra column.
    layoutMode: 'grid',
    onShowColumnFiltersChange: setAreFiltersShown,
    onSortingChange: onChange('sorting', withSorting),
    onColumnFiltersChange: onChange('columnFilters', withoutFilters),
    onColumnSizingChange: onChange('columnSizing', withSizing),
    onColumnVisibilityChange: onChange('columnVisibility', withVisibility),
    ...options.menuOptions,
  });
  const { rows } = table.getRowModel();
  const shown = useMemo(
    () => (isModelNeeded ? rows.map((row) => row.original as T) : records),
    [isModelNeeded, rows, records],
  );
  const view = useMemo(
    (): GridView => ({ table, search, setSearch, areFiltersShown }),
    [table, search, setSearch, areFiltersShown],
  );
  return { view, shown, columnVisibility: state.columnVisibility };
}

/** A record as the table library gets it. Only the functions of the columns read its fields. */
export type TableRecord = Record<string, unknown>;

export type GridTable = MRT_TableInstance<TableRecord>;
export type GridTableColumn = MRT_Column<TableRecord>;
export type GridHeader = MRT_Header<TableRecord>;

export const minimumColumnWidth = 60;

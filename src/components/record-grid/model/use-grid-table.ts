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
import { useShownRecords } from './use-shown-records';

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

const noRecords: never[] = [];

/**
 * The model of a grid: mantine-react-table with sorting, filters and column state. `shown` has the
 * filtered records in their order.
 */
export function useGridTable<T extends object>(options: GridTableOptions<T>) {
  const { columns, records, search, setSearch, isNarrow } = options;
  const [areFiltersShown, setAreFiltersShown] = useState(search.filter !== undefined);
  const state = useMemo(() => toTableState(columns, search, isNarrow), [columns, search, isNarrow]);
  const { shown, isWorking } = useShownRecords({ columns, records, state });

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
          enableSorting: !isActionColumn(column),
          enableColumnFilter: !isActionColumn(column),
        };
      }),
    [columns],
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
    // The table creates an object with dozens of functions for each row. The grid sorts and filters
    // the records itself.
    data: noRecords,
    manualSorting: true,
    manualFiltering: true,
    state: { ...state, showColumnFilters: areFiltersShown },
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
  const view = useMemo(
    (): GridView => ({ table, search, setSearch, areFiltersShown }),
    [table, search, setSearch, areFiltersShown],
  );
  return { view, shown, isWorking, columnVisibility: state.columnVisibility };
}

/** A record as the table library gets it. Only the functions of the columns read its fields. */
export type TableRecord = Record<string, unknown>;

export type GridTable = MRT_TableInstance<TableRecord>;
export type GridTableColumn = MRT_Column<TableRecord>;
export type GridHeader = MRT_Header<TableRecord>;

export const minimumColumnWidth = 60;

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
import { formatSort, type GridSearch } from '../grid-search';
import { filterModes, toTableState, withoutFilters, withSizing, withVisibility } from './grid-view';
import { filterFunctions, sortFunction } from './table-functions';

interface GridTableOptions<T extends object> {
  columns: readonly GridColumn<T>[];
  records: readonly T[];
  getId: (record: T) => string;
  search: GridSearch;
  setSearch: SetGridSearch;
  isNarrow: boolean;
  /** The options of the column menus. */
  menuOptions: Partial<MRT_TableOptions<TableRecord>>;
}

const localization = { showHideFilters: 'Column filters', search: 'Search all columns' };

type TableState = ReturnType<typeof toTableState>;

const noRecords: readonly never[] = [];

/**
 * The model of a grid: mantine-react-table with sorting, filters and column state.
 * @returns the table, and the filtered records in their order
 */
export function useGridTable<T extends object>({
  columns,
  records,
  getId,
  search,
  setSearch,
  isNarrow,
  menuOptions,
}: GridTableOptions<T>): { table: GridTable; shown: readonly T[] } {
  const [showColumnFilters, setShowColumnFilters] = useState(search.filter !== undefined);
  const state = useMemo(() => toTableState(columns, search, isNarrow), [columns, search, isNarrow]);
  // The table creates an object with dozens of functions for each row. Without sorting, filters and
  // search, the grid uses the records directly, so that ten thousand of them appear at once.
  const isModelNeeded =
    state.sorting.length > 0 || state.columnFilters.length > 0 || Boolean(state.globalFilter);
  const data = isModelNeeded ? records : noRecords;

  const columnDefs = useMemo(
    () =>
      columns.map(
        (column): MRT_ColumnDef<TableRecord> => ({
          id: column.key,
          header: column.header,
          accessorFn: (record) => comparableValue(column, record as T),
          size: column.width,
          minSize: minimumColumnWidth,
          sortDescFirst: false,
          // Otherwise the table itself would move blanks, to the top when it sorts downwards.
          sortUndefined: false,
          sortingFn: sortFunction(state.sorting.some(({ id, desc }) => id === column.key && desc)),
          columnFilterModeOptions: [...filterModes(column)],
          enableSorting: !isActionColumn(column),
          enableColumnFilter: !isActionColumn(column),
        }),
      ),
    [columns, state.sorting],
  );

  /** Each change starts from the latest search state, because one event can bring two changes. */
  const onChange =
    <Key extends keyof TableState>(
      key: Key,
      write: (old: GridSearch, value: TableState[Key]) => GridSearch,
    ) =>
    (updater: TableState[Key] | ((old: TableState[Key]) => TableState[Key])) =>
      setSearch((old) => {
        const before = toTableState(columns, old, isNarrow)[key];
        return write(old, updater instanceof Function ? updater(before) : updater);
      });

  const table = useMantineReactTable<TableRecord>({
    columns: columnDefs,
    data: data as unknown as TableRecord[],
    getRowId: (record) => getId(record as T),
    state: { ...state, showColumnFilters },
    localization,
    filterFns: filterFunctions,
    globalFilterFn: 'contains',
    getColumnCanGlobalFilter: () => true,
    enableGlobalFilterRankedResults: false,
    enablePagination: false,
    enableColumnResizing: true,
    columnResizeMode: 'onChange',
    // The other layouts add an extra column.
    layoutMode: 'grid',
    onShowColumnFiltersChange: setShowColumnFilters,
    onSortingChange: onChange('sorting', (old, sorting) => ({ ...old, sort: formatSort(sorting) })),
    onColumnFiltersChange: onChange('columnFilters', (old, kept) =>
      withoutFilters(columns, old, kept),
    ),
    onColumnSizingChange: onChange('columnSizing', (old, sizing) =>
      withSizing(columns, old, sizing),
    ),
    onColumnVisibilityChange: onChange('columnVisibility', (old, visibility) =>
      withVisibility(columns, old, visibility, isNarrow),
    ),
    ...menuOptions,
  });
  const { rows } = table.getRowModel();
  const shown = useMemo(
    () => (isModelNeeded ? rows.map((row) => row.original as T) : records),
    [isModelNeeded, rows, records],
  );
  return { table, shown };
}

/** A record as the table library gets it. Only the functions of the columns read its fields. */
export type TableRecord = Record<string, unknown>;

export type SetGridSearch = Dispatch<SetStateAction<GridSearch>>;
export type GridTable = MRT_TableInstance<TableRecord>;
export type GridTableColumn = MRT_Column<TableRecord>;
export type GridHeader = MRT_Header<TableRecord>;

export const minimumColumnWidth = 60;

import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useMemo, useState } from 'react';
import { distinctLabels, idEnd } from '~/domain/distinct-labels';
import { useTimeZone } from '../../use-date-time-text';
import { useDebouncedState } from '../../use-debounced-state';
import { cellText, type GridColumn } from '../grid-column';
import { completeGridSearch, type GridSearch, parseGridSearch, usesColumn } from '../grid-search';
import { loadedRecords, type PendingEdits } from '../pending-rows';
import type { GridPage, RecordGridProps } from '../record-grid-props';
import { withRememberedView } from '../views/remembered-view';
import { withoutIdleFilters } from './grid-view';
import { useGridView } from './use-grid-view';
import { useListReturn } from './use-list-place';

const noRecords: readonly never[] = [];

/** Provides the records of a grid as they are stored: those that the search and the filters leave. */
export function useGridRecords<T extends object>(props: RecordGridProps<T>) {
  const { list, table, page } = props;
  const { idKey, labelKey = 'name', labelDetailOf } = table;
  const records: readonly T[] = list.records ?? noRecords;
  const idOf = useCallback((record: T) => String(record[idKey]), [idKey]);
  const loaded = useMemo(() => loadedRecords(records, idOf), [records, idOf]);
  const { columns, isNarrow } = useGridColumns(table.columns);
  /** The column that names a record. */
  const label = columns.find(({ key }) => key === labelKey) ?? columns[0];
  const labelOf = useCallback((record: T) => (label && cellText(label, record)) || 'row', [label]);
  /** Returns a function that tells rows apart by name. It reads all records: for questions only. */
  const distinctNames = ({ rows }: PendingEdits<T>) => {
    const edited = new Map(loaded);
    for (const [key, { current }] of rows) edited.set(key, current);
    const detailOf = (record: T) => labelDetailOf?.(record) || idEnd(idOf(record));
    return distinctLabels([...edited.values()], labelOf, detailOf);
  };
  const back = useListReturn(page.path);
  const { search, setSearch } = useGridSearch(page, columns, back?.place?.search);
  const isAwaiting = table.pendingColumns?.some((key) => usesColumn(search, key)) ?? false;
  const shown = useGridView({ columns, records, isAwaiting, search, setSearch, isNarrow });
  return {
    records,
    idOf,
    label,
    labelOf,
    distinctNames,
    loaded,
    columns,
    back,
    ...shown,
  };
}

export type GridRecords<T extends object> = ReturnType<typeof useGridRecords<T>>;

const narrow = '(max-width: 48em)';
/** Two columns of this width, in pixels, fit side by side on a telephone. */
const narrowWidth = 180;

function useGridColumns<T>(given: readonly GridColumn<T>[]) {
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false });
  const timeZone = useTimeZone();
  const columns = useMemo(() => {
    // What is drawn, searched and sorted belongs to columns, and moments have another text in each zone.
    if (!isNarrow && timeZone === 'local') return given;
    const most = isNarrow ? narrowWidth : Number.POSITIVE_INFINITY;
    return given.map((column) => ({
      ...column,
      width: Math.min(column.width, most),
      roomyWidth: column.width,
    }));
  }, [given, isNarrow, timeZone]);
  return { columns, isNarrow };
}

/**
 * Keeps the state of a grid and the address of the page alike. An address without a state begins with
 * the kept one, or else with the remembered view.
 * @param kept what the list had before the page of one of its records
 */
function useGridSearch<T>(
  { search, onSearchChange, viewKey }: GridPage,
  columns: readonly GridColumn<T>[],
  kept: GridSearch | undefined,
) {
  const outside = useMemo(() => parseGridSearch(search), [search]);
  const [opened] = useState(outside);
  const { value, setValue } = useDebouncedState(
    outside,
    (next) => onSearchChange?.(completeGridSearch(next)),
    (state) => parseGridSearch(withoutIdleFilters(columns, state)),
    (given) => {
      const isBare = Object.keys(given).length === 0;
      return (isBare && given === opened && kept) || withRememberedView(given, viewKey);
    },
  );
  return { search: value, setSearch: setValue };
}

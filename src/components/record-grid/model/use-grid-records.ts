import { useCallback, useMemo } from 'react';
import { loadedRecords } from '../pending-rows';
import type { RecordGridProps } from '../record-grid-props';
import { useGridColumns } from './use-grid-columns';
import { useGridSearch } from './use-grid-search';
import { useGridView } from './use-grid-view';
import { useListReturn } from './use-list-place';

const noRecords: readonly never[] = [];

/** Provides the records of a grid as they are stored: those that the search and the filters leave. */
export function useGridRecords<T extends object>(props: RecordGridProps<T>) {
  const { list, table, page = {} } = props;
  const { idKey } = table;
  const records: readonly T[] = list.records ?? noRecords;
  const idOf = useCallback((record: T) => String(record[idKey]), [idKey]);
  const loaded = useMemo(() => loadedRecords(records, idOf), [records, idOf]);
  const { columns, isNarrow } = useGridColumns(table.columns);
  const back = useListReturn(page.path);
  const { search, setSearch } = useGridSearch(page, columns, back?.place?.search);
  const shown = useGridView({ columns, records, search, setSearch, isNarrow });
  return { records, idOf, loaded, columns, isNarrow, back, search, setSearch, ...shown };
}

export type GridRecords<T extends object> = ReturnType<typeof useGridRecords<T>>;

import { useMemo } from 'react';
import type { GridColumn } from '../grid-column';
import type { toTableState } from './grid-view';
import { type ShownQuery, shownRecords } from './shown-records';

interface ShownRecordsOptions<T> {
  columns: readonly GridColumn<T>[];
  records: readonly T[];
  state: Pick<
    ReturnType<typeof toTableState>,
    'sorting' | 'columnFilters' | 'columnFilterFns' | 'globalFilter'
  >;
}

/**
 * Returns the filtered records in their order. `isWorking` is true while they are still those of
 * the state before.
 */
export function useShownRecords<T>({ columns, records, state }: ShownRecordsOptions<T>) {
  const query = useQueryOf(state);
  const shown = useMemo(() => shownRecords(columns, records, query), [columns, records, query]);
  return { shown, isWorking: false };
}

/** Returns the same object until the sorting, a filter or the search changes. */
function useQueryOf(state: ShownRecordsOptions<never>['state']): ShownQuery {
  const { sorting, columnFilters, columnFilterFns, globalFilter = '' } = state;
  const filters = columnFilters.map((filter) => ({ ...filter, mode: columnFilterFns[filter.id] }));
  const text = JSON.stringify({ sorting, filters, search: globalFilter });
  return useMemo(() => JSON.parse(text) as ShownQuery, [text]);
}

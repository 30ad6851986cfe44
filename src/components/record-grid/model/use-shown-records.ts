import { useEffect, useMemo, useState } from 'react';
import { doAtOnce, doInSlices, type Steps } from '~/domain/slices';
import type { GridColumn } from '../grid-column';
import type { TableState } from './grid-view';
import { isWholeList, type ShownQuery, shownRecords } from './shown-records';

/** So many records are sorted and searched within a frame. More of them would delay a key. */
const atOnce = 10_000;

/**
 * Returns the filtered records in their order. `isWorking` is true while they are still those of
 * the state before: many records are sorted and searched in slices, and a newer state ends the work.
 */
export function useShownRecords<T>(
  columns: readonly GridColumn<T>[],
  records: readonly T[],
  state: TableState,
) {
  const query = useQueryOf(state);
  const steps = useMemo(
    () => () => shownRecords(columns, records, query),
    [columns, records, query],
  );
  const early = useMemo(
    () => (records.length <= atOnce || isWholeList(query) ? doAtOnce(steps()) : undefined),
    [records, query, steps],
  );
  const [late, setLate] = useState<{ steps: () => Steps<readonly T[]>; shown: readonly T[] }>();
  useEffect(() => {
    if (early) return undefined;
    const work = new AbortController();
    doInSlices(steps(), work.signal).then(
      (shown) => setLate({ steps, shown }),
      () => {},
    );
    return () => work.abort();
  }, [early, steps]);

  const now = early ?? (late?.steps === steps ? late.shown : undefined);
  const [before, setBefore] = useState(now ?? noRecords);
  if (now && now !== before) setBefore(now);
  return { shown: now ?? before, isWorking: now === undefined };
}

const noRecords: readonly never[] = [];

/** Returns the same object until the sorting, a filter or the search changes. */
function useQueryOf(state: TableState): ShownQuery {
  const { sorting, columnFilters, columnFilterFns, globalFilter = '' } = state;
  const filters = columnFilters.map((filter) => ({ ...filter, mode: columnFilterFns[filter.id] }));
  const text = JSON.stringify({ sorting, filters, search: globalFilter });
  return useMemo(() => JSON.parse(text) as ShownQuery, [text]);
}

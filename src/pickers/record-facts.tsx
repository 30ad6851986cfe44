import { useMemo, useState } from 'react';
import { LatePart, useLatePart } from '~/components/late-part';
import { FilterRoom } from '~/components/record-grid/filter-toggle';
import type { GridColumn } from '~/components/record-grid/grid-column';
import type { GridSearch } from '~/components/record-grid/grid-search';
import type { GridTableOptions } from '~/components/record-grid/record-grid-props';
import type { LastSeenOf } from './last-seen/last-seen-tool';

/** What is known of a record besides its fields: its history, what uses it, who loses access with it, and its last use. */
export const recordFacts = new LatePart(() => import('./open-record-facts'));

/** How long nobody has seen a person whom the filter finds, in days. */
const unseenDays = 90;

/**
 * Adds the column and the filter of the last use to a grid, if the back end has them
 * (docs/product/life-of-access.md#last-seen). They come after the page, except by a link to the filter.
 * @param of what the grid lists; `idOf` has to be the same function in each render
 */
export function useLastSeen<T extends object>(
  of: LastSeenOf<T>,
  columns: readonly GridColumn<T>[],
  { filter }: GridSearch,
): Pick<GridTableOptions<T>, 'columns' | 'filters'> {
  const [column, setColumn] = useState<GridColumn<T>>();
  const late = useLatePart(recordFacts, filter?.lastSeen !== undefined);
  const done = of.list === 'users' || of.list === 'people' ? 'Seen' : 'Used';
  const text = `Not ${done.toLowerCase()} for ${unseenDays} days`;
  const tool = { of, done, to: `-${unseenDays}d`, onColumn: setColumn };
  return {
    columns: useMemo(() => (column ? [...columns, column] : columns), [columns, column]),
    filters: (view) =>
      late ? (
        <late.LastSeenTool {...tool} view={view}>
          {text}
        </late.LastSeenTool>
      ) : (
        <FilterRoom>{text}</FilterRoom>
      ),
  };
}

import { useMemo } from 'react';
import { LatePart } from '~/components/late-part';
import { FilterRoom } from '~/components/record-grid/filter-toggle';
import type { GridColumn } from '~/components/record-grid/grid-column';
import type { GridTableOptions } from '~/components/record-grid/record-grid-props';
import type { LastSeenOf } from './last-seen/last-seen-tool';
import { LateColumnTool, useLateColumn } from './late-column';

/** What is known of a record besides its fields: its history, what uses it, who loses access with it, and its last use. */
export const recordFacts = new LatePart(() => import('./open-record-facts'));

/** How long nobody has seen a person whom the filter finds, in days. */
const unseenDays = 90;

/**
 * Adds the column and the filter of the last use to a grid, if the back end has them
 * (docs/product/life-of-access.md#last-seen). They come after the page, unless it filters or sorts by them.
 * @param of what the grid lists; `idOf` has to be the same function in each render
 */
export function useLastSeen<T extends object>(
  of: LastSeenOf<T>,
  columns: readonly GridColumn<T>[],
): Required<Pick<GridTableOptions<T>, 'columns' | 'filters' | 'pendingColumns'>> {
  const late = useLateColumn<GridColumn<T>>('lastSeen');
  const { made: column, pendingColumns } = late;
  const done = of.list === 'users' || of.list === 'people' ? 'Seen' : 'Used';
  const text = `Not ${done.toLowerCase()} for ${unseenDays} days`;
  const tool = { of, done, to: `-${unseenDays}d`, onColumn: late.onMade };
  return {
    columns: useMemo(() => (column ? [...columns, column] : columns), [columns, column]),
    pendingColumns,
    filters: (view) => (
      <LateColumnTool
        part={recordFacts}
        column={late}
        view={view}
        room={<FilterRoom>{text}</FilterRoom>}
      >
        {({ LastSeenTool }) => (
          <LastSeenTool {...tool} view={view}>
            {text}
          </LastSeenTool>
        )}
      </LateColumnTool>
    ),
  };
}

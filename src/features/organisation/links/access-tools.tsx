import { useMemo } from 'react';
import type { OrganisationUserLink } from '~/api/organisation-access';
import { LatePart, useLatePart } from '~/components/late-part';
import { FilterRoom } from '~/components/record-grid/filter-toggle';
import type { GridColumn } from '~/components/record-grid/grid-column';
import { usesColumn } from '~/components/record-grid/grid-search';
import type {
  GridTableOptions,
  ManyActionsProps,
} from '~/components/record-grid/record-grid-props';
import { LateColumnTool, useLateColumn } from '~/pickers/late-column';
import type { ColumnsWithEnds } from './ends/ends-tool';

type Link = OrganisationUserLink;

const endsFilter = 'Ends soon or has ended';

/** What a person reaches for on the pages of access. */
export const accessTools = new LatePart(() => import('./open-access-tools'));

/** The button for the selected access links. It loads with the first selection. */
export function LateManyAccess(props: ManyActionsProps<Link>) {
  const late = useLatePart(accessTools, true);
  return late ? <late.ManyAccess {...props} /> : null;
}

/**
 * Adds the ends to the grid of access links, if the back end has them
 * (docs/product/life-of-access.md#access-that-ends). They load late, unless the grid filters or sorts by them.
 */
export function useAccessEnds(
  orgId: string,
  columns: readonly GridColumn<Link>[],
): Required<Pick<GridTableOptions<Link>, 'columns' | 'filters' | 'pendingColumns'>> {
  const late = useLateColumn<ColumnsWithEnds>('endsAt');
  const { made: ends, pendingColumns } = late;
  return {
    columns: useMemo(() => ends?.columns(columns) ?? columns, [columns, ends]),
    pendingColumns,
    filters: (view) => {
      // No other view waits for it, and few organisations have it.
      const room = usesColumn(view.search, late.key) && <FilterRoom>{endsFilter}</FilterRoom>;
      return (
        <LateColumnTool part={accessTools} column={late} view={view} room={room}>
          {({ EndsTool }) => (
            <EndsTool {...{ orgId, view, room }} onEnds={late.onMade}>
              {endsFilter}
            </EndsTool>
          )}
        </LateColumnTool>
      );
    },
  };
}

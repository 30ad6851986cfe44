import { useMemo, useState } from 'react';
import type { OrganisationUserLink } from '~/api/organisation-access';
import { LatePart, useLatePart } from '~/components/late-part';
import type { GridColumn } from '~/components/record-grid/grid-column';
import type { GridSearch } from '~/components/record-grid/grid-search';
import type {
  GridTableOptions,
  ManyActionsProps,
} from '~/components/record-grid/record-grid-props';
import type { ColumnsWithEnds } from './ends/ends-tool';

type Link = OrganisationUserLink;

/** What a person reaches for on the pages of access. */
export const accessTools = new LatePart(() => import('./open-access-tools'));

/** The button for the selected access links. It loads with the first selection. */
export function LateManyAccess(props: ManyActionsProps<Link>) {
  const late = useLatePart(accessTools, true);
  return late ? <late.ManyAccess {...props} /> : null;
}

/**
 * Adds the ends to the grid of access links, if the back end has them
 * (docs/product/life-of-access.md#access-that-ends). They load late, except by a link to the filter.
 */
export function useAccessEnds(
  orgId: string,
  columns: readonly GridColumn<Link>[],
  { filter }: GridSearch,
): Required<Pick<GridTableOptions<Link>, 'columns' | 'filters'>> {
  const [ends, setEnds] = useState<ColumnsWithEnds>();
  const late = useLatePart(accessTools, filter?.endsAt !== undefined);
  return {
    columns: useMemo(() => ends?.columns(columns) ?? columns, [columns, ends]),
    filters: (view) => (late ? <late.EndsTool orgId={orgId} view={view} onEnds={setEnds} /> : null),
  };
}

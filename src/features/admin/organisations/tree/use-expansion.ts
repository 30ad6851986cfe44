import { useCallback, useMemo, useState } from 'react';
import type { OrganisationTreeNode } from '~/api/organisation-tree';
import { parentIds } from '~/domain/tree-model';

/**
 * Which nodes of the two trees are expanded: of the whole one all roots at first, of a filtered one
 * all nodes (docs/product/organisations-page.md#expansion). What a person changes holds until
 * another filter is applied; the whole tree keeps it behind a filter.
 */
export function useExpansion(
  wholeRoots: readonly OrganisationTreeNode[],
  filteredRoots: readonly OrganisationTreeNode[],
  filter: string,
) {
  const [ownWhole, setOwnWhole] = useState<ReadonlySet<string>>();
  const [ownFiltered, setOwnFiltered] = useState<{ filter: string; ids: ReadonlySet<string> }>();

  const firstWhole = useMemo(() => new Set(wholeRoots.map(({ id }) => id)), [wholeRoots]);
  const firstFiltered = useMemo(() => parentIds(filteredRoots), [filteredRoots]);
  const wholeIds = ownWhole ?? firstWhole;
  const filteredIds = ownFiltered?.filter === filter ? ownFiltered.ids : firstFiltered;

  const change = (ids: ReadonlySet<string>) => {
    if (filter === '') setOwnWhole(ids);
    else setOwnFiltered({ filter, ids });
  };

  /** Expands these nodes of the whole tree as well. */
  const expand = useCallback(
    (ids: readonly string[]) => {
      setOwnWhole((own) => {
        const before = own ?? firstWhole;
        return ids.every((id) => before.has(id)) ? own : new Set([...before, ...ids]);
      });
    },
    [firstWhole],
  );

  return { wholeIds, filteredIds, change, expand };
}

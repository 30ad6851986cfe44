import { useCallback, useMemo, useState } from 'react';
import type { OrganisationTreeNode } from '~/api/organisation-tree';
import { parentIds } from '~/domain/tree-model';

/**
 * Holds the expanded nodes of the whole tree and of the filtered one. At first, all roots of the
 * whole tree are expanded, and all nodes of a filtered one
 * (docs/product/organisations-page.md#expansion). In a filtered tree, the changes of a person hold
 * until they apply another filter. The whole tree keeps its changes while a filter is applied.
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

  /** Expands further nodes of the whole tree. */
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

import { useMemo, useState } from 'react';
import { parentIds } from '~/domain/tree-model';
import type { CountedSite } from '../model/counted-sites';

/** A tree of so many nodes that can be expanded is shown whole. */
const mostExpanded = 40;

interface Own {
  filterKey: string | undefined;
  ids: ReadonlySet<string>;
}

/**
 * Which nodes are expanded. At first the roots, or all of a small tree; of a filtered one all, as on
 * the Organisations page (docs/product/organisations-page.md#expansion). What a person changes
 * holds until another filter is applied. What the selected node is in is expanded when it is
 * selected, and when the filter changes.
 * @param filterKey changes with the filter; undefined where there is none
 */
export function useExpandedSites(
  roots: readonly CountedSite[],
  filterKey: string | undefined,
  selectedId: string | undefined,
) {
  const isFiltered = filterKey !== undefined;
  const first = useMemo(() => {
    const parents = parentIds(roots);
    const isWhole = isFiltered || parents.size <= mostExpanded;
    return isWhole ? parents : new Set(roots.map(({ id }) => id));
  }, [roots, isFiltered]);
  const [own, setOwn] = useState<Own>();
  const [shownSelection, setShownSelection] = useState<string>();
  const chosen = own && own.filterKey === filterKey ? own.ids : undefined;
  const before = chosen ?? first;

  const selection = `${filterKey} ${selectedId}`;
  if (selection !== shownSelection) {
    setShownSelection(selection);
    const above = selectedId === undefined ? [] : idsAbove(roots, selectedId);
    if (!above.every((id) => before.has(id))) {
      setOwn({ filterKey, ids: new Set([...before, ...above]) });
    }
  }
  return {
    expandedIds: before,
    setExpandedIds: (ids: ReadonlySet<string>) => setOwn({ filterKey, ids }),
  };
}

/** The ids of what a node is in. */
function idsAbove(nodes: readonly CountedSite[], id: string): string[] {
  for (const node of nodes) {
    if (node.id === id) return [];
    const above = idsAbove(node.children, id);
    if (above.length > 0 || node.children.some((child) => child.id === id)) {
      return [node.id, ...above];
    }
  }
  return [];
}

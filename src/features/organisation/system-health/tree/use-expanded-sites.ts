import { useMemo, useState } from 'react';
import { findNode, parentIds } from '~/domain/tree-model';
import type { CountedSite } from '../model/counted-sites';
import { sitesTo } from '../model/health-sites';

/** A tree with up to this many expandable nodes starts fully expanded. */
const mostExpanded = 40;

interface Own {
  filterKey: string | undefined;
  ids: ReadonlySet<string>;
}

/**
 * Provides the ids of the expanded nodes. At first these are the roots, or all nodes of a small
 * tree. A filtered tree is fully expanded, as on the Organisations page
 * (docs/product/organisations-page.md#expansion). The changes of a person last until the filter
 * changes. A new selection or filter expands the nodes above the selected one.
 * @param filterKey changes with the filter; undefined without a filter
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

/** Returns the ids of the nodes above a node, the root first. */
const idsAbove = (roots: readonly CountedSite[], id: string) =>
  sitesTo(findNode(roots, id)?.site.parent).map((site) => site.id);

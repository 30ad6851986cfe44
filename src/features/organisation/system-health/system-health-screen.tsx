import { useEffect, useRef } from 'react';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { focusTree, isBelow, TreeAndPanel } from '~/components/tree-and-panel';
import { HealthFilters } from './health-filters';
import { HealthHeading } from './health-heading';
import { HealthPanel } from './health-panel';
import { type HealthSearch, isFiltered, withoutFilters } from './health-search';
import { HealthTreePanel } from './tree/health-tree-panel';
import { useSystemHealth } from './use-system-health';

interface SystemHealthScreenProps {
  orgId: string;
  search: HealthSearch;
  onSearchChange: (search: HealthSearch) => void;
}

/**
 * System Health (docs/product/versions-and-health.md#system-health): the last states of the devices
 * of an organisation, and the roll-out.
 */
export function SystemHealthScreen({ orgId, search, onSearchChange }: SystemHealthScreenProps) {
  const health = useSystemHealth(orgId, search);
  const { tree, authorisations, counted, sites, selected, isFilterWaiting } = health;
  const treePanel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isWaiting =
    tree.isPending || (tree.isLoadingError && tree.isFetching) || authorisations.isPending;
  const isEmpty = tree.isSuccess && sites.length === 0;

  // A link in the panel disappears with its list and loses the focus, so the heading takes it. On a
  // narrow page a selection in the tree also moves the focus to the heading, after the heading has
  // the name of the selected node.
  const shown = `${search.view} ${search.node}`;
  const shownBefore = useRef(shown);
  const chosen = useRef<string>(undefined);
  useEffect(() => {
    if (shownBefore.current === shown) return;
    shownBefore.current = shown;
    const isChosen = chosen.current === shown;
    chosen.current = undefined;
    const isLed = isChosen && isBelow(treePanel.current, heading.current);
    if (isLed || document.activeElement === document.body) heading.current?.focus();
  }, [shown]);

  const select = (id: string) => {
    const node = id === sites[0]?.id ? undefined : id;
    if (node === search.node) {
      if (isBelow(treePanel.current, heading.current)) heading.current?.focus();
      return;
    }
    chosen.current = `${search.view} ${node}`;
    onSearchChange({ ...search, node });
  };

  return (
    <>
      <HealthHeading health={health} />
      {search.view || sites.length === 0 ? null : (
        <HealthFilters
          search={search}
          sites={sites}
          counts={isFilterWaiting ? undefined : counted.byStatus}
          onSearchChange={onSearchChange}
        />
      )}
      <LoadingOverlay
        isLoading={isWaiting || isFilterWaiting}
        error={tree.data ? null : tree.error}
        isEmpty={isEmpty}
        onRetry={health.refresh}
      >
        {sites.length > 0 && !isWaiting ? (
          <TreeAndPanel>
            <HealthTreePanel
              panel={treePanel}
              roots={counted.roots}
              filterKey={
                !search.view && isFiltered(search)
                  ? JSON.stringify({ ...search, node: undefined })
                  : undefined
              }
              selectedId={selected?.id}
              onSelect={select}
              onClearFilters={() => onSearchChange(withoutFilters(search))}
            />
            <HealthPanel
              health={health}
              heading={heading}
              onBack={() => focusTree(treePanel.current)}
            />
          </TreeAndPanel>
        ) : null}
      </LoadingOverlay>
    </>
  );
}

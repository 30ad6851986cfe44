import { useEffect, useRef } from 'react';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { HealthFilters } from './filters/health-filters';
import { HealthHeading } from './health-heading';
import { HealthNotices } from './health-notices';
import { type HealthSearch, isFiltered, withoutFilters } from './health-search';
import { SelectionPanel } from './selection-panel';
import classes from './system-health-screen.module.css';
import { HealthTreePanel } from './tree/health-tree-panel';
import { useSystemHealth } from './use-system-health';

interface SystemHealthScreenProps {
  orgId: string;
  search: HealthSearch;
  onSearchChange: (search: HealthSearch) => void;
}

/** System Health (section 2.5): what the devices of an organisation said last, and the roll-out. */
export function SystemHealthScreen({ orgId, search, onSearchChange }: SystemHealthScreenProps) {
  const health = useSystemHealth(orgId, search);
  const { tree, authorisations, counted, sites, selected } = health;
  const treePanel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isWaiting =
    tree.isPending || (tree.isLoadingError && tree.isFetching) || authorisations.isPending;
  const isEmpty = tree.isSuccess && sites.length === 0;

  // A link of the panel leads to another list, and is gone with the one that it stood in.
  const shown = `${search.view} ${search.node}`;
  const shownBefore = useRef(shown);
  useEffect(() => {
    if (shownBefore.current === shown) return;
    shownBefore.current = shown;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [shown]);

  const select = (id: string) => {
    onSearchChange({ ...search, node: id === sites[0]?.id ? undefined : id });
    if (isBelow(treePanel.current, heading.current)) heading.current?.focus();
  };

  return (
    <>
      <HealthHeading orgId={orgId} search={search} health={health} />
      <HealthNotices health={health} />
      {search.view || sites.length === 0 ? null : (
        <HealthFilters
          search={search}
          sites={sites}
          counts={counted.byStatus}
          onSearchChange={onSearchChange}
        />
      )}
      <LoadingOverlay
        isLoading={isWaiting}
        error={tree.data ? null : tree.error}
        isEmpty={isEmpty}
        onRetry={health.refresh}
      >
        {sites.length > 0 && !isWaiting ? (
          <div className={classes.panels}>
            <HealthTreePanel
              panel={treePanel}
              roots={counted.roots}
              isFiltered={!search.view && isFiltered(search)}
              filterKey={search.view ? '' : JSON.stringify({ ...search, node: undefined })}
              selectedId={selected?.id}
              onSelect={select}
              onClearFilters={() => onSearchChange(withoutFilters(search))}
            />
            <SelectionPanel
              orgId={orgId}
              search={search}
              health={health}
              heading={heading}
              onBack={() => focusTree(treePanel.current)}
            />
          </div>
        ) : null}
      </LoadingOverlay>
    </>
  );
}

/** Whether the panel stands below the tree, as it does on a narrow screen. */
function isBelow(tree: Element | null, panel: Element | null): boolean {
  if (!tree || !panel) return false;
  return panel.getBoundingClientRect().top >= tree.getBoundingClientRect().bottom;
}

function focusTree(panel: HTMLElement | null) {
  panel?.scrollIntoView();
  panel
    ?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')
    ?.focus({ preventScroll: true });
}

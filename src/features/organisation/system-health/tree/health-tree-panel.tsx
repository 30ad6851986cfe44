import { Button } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { RecordTree } from '~/components/record-tree/record-tree';
import { rootIds, useExpandedIds } from '~/components/record-tree/use-lazy-tree';
import { type PanelFocus, TreePanel } from '~/components/tree-and-panel';
import { useFillHeight } from '~/components/use-fill-height';
import { idsAbove, parentIds } from '~/domain/tree-model';
import { NodeTypeIcon } from '~/pickers/site-picker/node-type-icon';
import { healthStatuses, isFiltered, withoutFilters } from '../health-search';
import type { CountedSite } from '../model/counted-sites';
import type { SystemHealth } from '../use-system-health';
import classes from './health-tree.module.css';
import { StatusBadge } from './status-badge';

/** The icon of the type of a node. The panel beside the tree has the type as text. */
const renderIcon = ({ nodeType }: CountedSite) =>
  nodeType === undefined ? (
    <IconBuilding size={16} stroke={1.75} className={classes.icon} aria-hidden="true" />
  ) : (
    <NodeTypeIcon type={nodeType} />
  );

/** A tree with up to this many expandable nodes starts fully expanded. Otherwise its roots do. */
function firstExpanded(roots: readonly CountedSite[]) {
  const parents = parentIds(roots);
  return parents.size <= 40 ? parents : rootIds(roots);
}

/**
 * The tree of sites with their counts (docs/product/versions-and-health.md#system-health). A
 * filtered tree is fully expanded, as docs/product/organisations-page.md#expansion says.
 */
export function HealthTreePanel(props: {
  health: Pick<SystemHealth, 'search' | 'change' | 'sites' | 'selected' | 'counted'>;
  focus: PanelFocus;
}) {
  const { health, focus } = props;
  const { search, change, counted } = health;
  const { roots } = counted;
  const selectedId = health.selected?.id ?? '';
  const hasFilter = !search.view && isFiltered(search);
  const filterKey = hasFilter ? JSON.stringify({ ...search, node: undefined }) : '';
  // Only the tree scrolls, not the page too, so that the selection stays visible.
  useFillHeight(focus.treePanel, true);
  const { expandedIds, setExpandedIds } = useExpandedIds({
    roots,
    firstExpanded: hasFilter ? parentIds : firstExpanded,
    resetKey: filterKey,
    // A new filter also expands the nodes above the selected one.
    selectedId: `${filterKey} ${selectedId}`,
    path: useMemo(() => idsAbove(roots, selectedId) ?? [], [roots, selectedId]),
  });
  // The statuses in the tree, so that the badges form columns. A string stays equal, so that the
  // rows rerender only when the columns change.
  const columns = healthStatuses
    .filter((each) => roots.some(({ total }) => total[each] > 0))
    .join();
  const renderDetails = useCallback(
    ({ total }: CountedSite) => (
      <span className={classes.badges}>
        {healthStatuses.map((status) =>
          columns.split(',').includes(status) ? (
            <span key={status} className={classes.cell}>
              {total[status] > 0 ? <StatusBadge status={status} count={total[status]} /> : null}
            </span>
          ) : null,
        )}
      </span>
    ),
    [columns],
  );
  const select = ({ id }: CountedSite) => {
    const node = id === health.sites[0]?.id ? undefined : id;
    focus.follow(`${search.view} ${node}`);
    if (node !== search.node) change({ ...search, node });
  };

  return (
    <TreePanel ref={focus.treePanel} label="Tree of system health" className={classes.panel}>
      {roots.length > 0 ? (
        <RecordTree
          className={classes.tree}
          label="System Health"
          nodes={roots}
          expandedIds={expandedIds}
          onExpandedChange={setExpandedIds}
          selectedId={selectedId}
          onSelect={select}
          renderIcon={renderIcon}
          renderDetails={columns === '' ? undefined : renderDetails}
        />
      ) : (
        <div className={classes.nothing}>
          <p>Nothing matches the filters.</p>
          <Button variant="default" onClick={() => change(withoutFilters(search))}>
            Clear all filters
          </Button>
        </div>
      )}
    </TreePanel>
  );
}

import { Button } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { type RefObject, useCallback, useMemo } from 'react';
import { RecordTree } from '~/components/record-tree/record-tree';
import { rootIds, useExpandedIds } from '~/components/record-tree/use-lazy-tree';
import { TreePanel } from '~/components/tree-and-panel';
import { useFillHeight } from '~/components/use-fill-height';
import { idsAbove, parentIds } from '~/domain/tree-model';
import { NodeTypeIcon } from '~/pickers/site-picker/node-type-icon';
import { healthStatuses } from '../health-search';
import type { CountedSite } from '../model/counted-sites';
import classes from './health-tree.module.css';
import { StatusBadge } from './status-badge';

interface HealthTreePanelProps {
  roots: readonly CountedSite[];
  /** Changes with the filter; undefined without a filter. */
  filterKey: string | undefined;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  onClearFilters: () => void;
  panel: RefObject<HTMLElement | null>;
}

/** The icon of the type of a node. The panel beside the tree has the type as text. */
const renderIcon = ({ site: { nodeType } }: CountedSite) =>
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
 * The tree of organisations, outlet groups, outlets and terminals with their counts
 * (docs/product/versions-and-health.md#system-health). A filtered tree is fully expanded, as on the
 * Organisations page (docs/product/organisations-page.md#expansion).
 */
export function HealthTreePanel(props: HealthTreePanelProps) {
  const { roots, filterKey = '', selectedId = '', panel } = props;
  // Only the tree scrolls, not the page too, so that the selection stays visible.
  useFillHeight(panel, true);
  const { expandedIds, setExpandedIds } = useExpandedIds({
    roots,
    firstExpanded: filterKey === '' ? firstExpanded : parentIds,
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
        {healthStatuses
          .filter((status) => columns.split(',').includes(status))
          .map((status) => (
            <span key={status} className={classes.cell}>
              {total[status] > 0 ? <StatusBadge status={status} count={total[status]} /> : null}
            </span>
          ))}
      </span>
    ),
    [columns],
  );

  return (
    <TreePanel ref={panel} label="Tree of system health" className={classes.panel}>
      {roots.length > 0 ? (
        <RecordTree
          className={classes.tree}
          label="System Health"
          nodes={roots}
          expandedIds={expandedIds}
          onExpandedChange={setExpandedIds}
          selectedId={selectedId}
          onSelect={(node) => props.onSelect(node.id)}
          renderIcon={renderIcon}
          renderDetails={columns === '' ? undefined : renderDetails}
        />
      ) : (
        <div className={classes.nothing}>
          <p>Nothing matches the filters.</p>
          <Button variant="default" onClick={props.onClearFilters}>
            Clear all filters
          </Button>
        </div>
      )}
    </TreePanel>
  );
}

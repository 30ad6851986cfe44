import { Button } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { type RefObject, useCallback, useMemo } from 'react';
import { RecordTree } from '~/components/record-tree/record-tree';
import { TreePanel } from '~/components/tree-and-panel';
import { useFillHeight } from '~/components/use-fill-height';
import { NodeTypeIcon } from '~/pickers/site-picker/node-type-icon';
import { type HealthStatus, healthStatuses } from '../health-search';
import type { CountedSite } from '../model/counted-sites';
import classes from './health-tree.module.css';
import { StatusBadges } from './status-badge';
import { useExpandedSites } from './use-expanded-sites';

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

/**
 * The tree of organisations, outlet groups, outlets and terminals with their counts
 * (docs/product/versions-and-health.md#system-health).
 */
export function HealthTreePanel(props: HealthTreePanelProps) {
  const { roots, filterKey, selectedId, panel } = props;
  // Only the tree scrolls, not the page too, so that the selection stays visible.
  useFillHeight(panel, true);
  const { expandedIds, setExpandedIds } = useExpandedSites(roots, filterKey, selectedId);
  // A string stays equal, so that the rows rerender only when the columns change.
  const columns = useMemo(
    () => healthStatuses.filter((status) => roots.some(({ total }) => total[status] > 0)).join(),
    [roots],
  );
  const renderDetails = useCallback(
    ({ total }: CountedSite) => {
      const statuses = columns.split(',') as HealthStatus[];
      return columns === '' ? null : <StatusBadges counts={total} statuses={statuses} />;
    },
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
          renderDetails={renderDetails}
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

import { clsx } from 'clsx';
import { type CSSProperties, useMemo } from 'react';
import { RecordTree } from '~/components/record-tree/record-tree';
import { rootIds, useExpandedIds } from '~/components/record-tree/use-lazy-tree';
import icons from '~/components/row-icons/row-icons.module.css';
import { type PanelFocus, TreePanel } from '~/components/tree-and-panel';
import { useFillHeight } from '~/components/use-fill-height';
import { loadedRecords } from '~/domain/lists';
import { idsAbove, parentIds } from '~/domain/tree-model';
import { nodeTypeIcon } from '~/pickers/site-picker/node-type-icon';
import { healthStatuses, isFiltered } from '../health-search';
import type { CountedSite } from '../model/health-sites';
import type { SystemHealth } from '../use-system-health';
import classes from './health-tree.module.css';
import { StatusBadge } from './status-badge';

const organisationIcon = clsx(icons.icon, icons.organisation);

/** The icon of the type of a node. The panel beside the tree has the type as text. */
const iconClassOf = ({ nodeType }: CountedSite) =>
  nodeType === undefined ? organisationIcon : nodeTypeIcon(nodeType);

function renderDetails({ total }: CountedSite) {
  const counted = healthStatuses.filter((status) => total[status] > 0);
  return counted.length === 0
    ? null
    : counted.map((status) => <StatusBadge key={status} status={status} count={total[status]} />);
}

/** Gives each status of the tree a column for its badges, in the style sheet's variables. */
function columnsOf(roots: readonly CountedSite[]): CSSProperties {
  const shown = healthStatuses.filter((status) => roots.some(({ total }) => total[status] > 0));
  return Object.fromEntries([
    ['--columns', Math.max(1, shown.length)],
    ...shown.map((status, index) => [`--column-${status}`, index + 1]),
  ]);
}

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
    path: useMemo(() => loadedRecords(idsAbove(roots, selectedId)), [roots, selectedId]),
  });
  const columns = useMemo(() => columnsOf(roots), [roots]);
  const select = ({ id }: CountedSite) => {
    const node = id === health.sites[0]?.id ? undefined : id;
    focus.follow(`${search.view} ${node}`);
    if (node !== search.node) change({ ...search, node });
  };

  return (
    <TreePanel
      ref={focus.treePanel}
      label="Tree of system health"
      className={classes.panel}
      style={columns}
    >
      {roots.length > 0 ? (
        <RecordTree
          className={classes.tree}
          label="System Health"
          nodes={roots}
          expandedIds={expandedIds}
          onExpandedChange={setExpandedIds}
          selectedId={selectedId}
          onSelect={select}
          iconClassOf={iconClassOf}
          renderDetails={renderDetails}
          detailsClassName={classes.badges}
        />
      ) : (
        <p className={classes.nothing}>Nothing matches the filters.</p>
      )}
    </TreePanel>
  );
}

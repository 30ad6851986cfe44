import type { RefObject } from 'react';
import { PanelHint, SelectionPanel } from '~/components/tree-and-panel';
import { shownName } from '~/domain/shown-name';
import { nodeTypeLabel } from '~/domain/site-restriction';
import { findNode } from '~/domain/tree-model';
import type { HealthSearch } from './health-search';
import { type HealthSite, pathOf } from './model/health-sites';
import { RollOutPanel } from './roll-out/roll-out-panel';
import { StatesPanel } from './states/states-panel';
import type { SystemHealth } from './use-system-health';

interface HealthPanelProps {
  orgId: string;
  search: HealthSearch;
  health: SystemHealth;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Moves the focus back to the tree, for pages where the panel is below it. */
  onBack: () => void;
}

/**
 * The right widget (docs/product/versions-and-health.md#system-health): the states or the roll-out
 * of the selected node and everything below it.
 */
export function HealthPanel({ orgId, search, health, heading, onBack }: HealthPanelProps) {
  const { selected, counted } = health;
  const node = selected && findNode(counted.roots, selected.id);
  return (
    <SelectionPanel
      ref={heading}
      title={selected ? shownName(selected.name) : 'Not in the tree'}
      place={selected && placeOf(selected)}
      onBack={onBack}
    >
      {selected && search.view ? (
        <RollOutPanel orgId={orgId} search={search} site={selected} health={health} />
      ) : null}
      {node && !search.view ? (
        <StatesPanel
          // The filters and the node decide which lists start expanded.
          key={JSON.stringify({ ...search, node: node.id })}
          orgId={orgId}
          search={search}
          node={node}
          known={health.known}
        />
      ) : null}
      {!selected ? (
        <PanelHint>There is no node with this id here. It may have been removed.</PanelHint>
      ) : null}
      {selected && !node ? <PanelHint>Nothing here matches the filters.</PanelHint> : null}
    </SelectionPanel>
  );
}

/** Returns the type of a node, its code and the path to it. */
function placeOf(site: HealthSite): string {
  const kind = site.nodeType === undefined ? 'Organisation' : nodeTypeLabel(site.nodeType);
  const path = pathOf(site);
  const code = site.nameSuffix ? ` ${site.nameSuffix}` : '';
  return path.length > 0 ? `${kind}${code} in ${path.join(' › ')}` : `${kind}${code}`;
}

import type { RefObject } from 'react';
import { PanelHint, SelectionPanel } from '~/components/tree-and-panel';
import { shownName } from '~/domain/shown-name';
import { nodeTypeLabel } from '~/domain/site-restriction';
import { findNode } from '~/domain/tree-model';
import { type HealthSite, pathOf } from './model/health-sites';
import { RollOutPanel } from './roll-out/roll-out-panel';
import { StatesPanel } from './states/states-panel';
import type { SystemHealth } from './use-system-health';

interface HealthPanelProps {
  health: SystemHealth;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Moves the focus back to the tree, for pages where the panel is below it. */
  onBack: () => void;
}

/**
 * The right widget (docs/product/versions-and-health.md#system-health): the states or the roll-out
 * of the selected node and everything below it.
 */
export function HealthPanel({ health, heading, onBack }: HealthPanelProps) {
  const { search, selected, counted } = health;
  const node = selected && findNode(counted.roots, selected.id);
  return (
    <SelectionPanel
      ref={heading}
      title={selected ? shownName(selected.name) : 'Not in the tree'}
      place={selected && placeOf(selected)}
      onBack={onBack}
    >
      {selected && search.view ? <RollOutPanel site={selected} health={health} /> : null}
      {node && !search.view ? (
        <StatesPanel
          // The filters and the node decide which lists start expanded.
          key={JSON.stringify({ ...search, node: node.id })}
          status={search.status}
          node={node}
          known={health.known}
        />
      ) : null}
      {node ? null : (
        <PanelHint>
          {selected
            ? 'Nothing here matches the filters.'
            : 'There is no node with this id here. It may have been removed.'}
        </PanelHint>
      )}
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

import { Button } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { nodeTypeLabel } from '~/domain/site-restriction';
import { findNode } from '~/domain/tree-model';
import type { HealthSearch } from './health-search';
import { type HealthSite, pathOf } from './model/health-sites';
import { RollOutPanel } from './roll-out/roll-out-panel';
import classes from './selection-panel.module.css';
import { StatesPanel } from './states/states-panel';
import type { SystemHealth } from './use-system-health';

interface SelectionPanelProps {
  orgId: string;
  search: HealthSearch;
  health: SystemHealth;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Leads back to the tree where it is not beside the panel. */
  onBack: () => void;
}

/** The right widget (section 2.5): the states, or the roll-out, of the selected node and all below. */
export function SelectionPanel({ orgId, search, health, heading, onBack }: SelectionPanelProps) {
  const { selected, counted } = health;
  const node = selected && findNode(counted.roots, selected.id);
  return (
    <section className={classes.panel} aria-labelledby="health-selection">
      <div className={classes.top}>
        <div>
          <h2 id="health-selection" ref={heading} tabIndex={-1} className={classes.heading}>
            {selected ? selected.name || 'Without a name' : 'Not in the tree'}
          </h2>
          {selected ? <p className={classes.place}>{placeOf(selected)}</p> : null}
        </div>
        <Button
          className={classes.back}
          variant="subtle"
          leftSection={<IconArrowUp size={14} aria-hidden="true" />}
          onClick={onBack}
        >
          Back to the tree
        </Button>
      </div>
      {selected && search.view ? (
        <RollOutPanel orgId={orgId} search={search} site={selected} health={health} />
      ) : null}
      {node && !search.view ? (
        <StatesPanel
          // What is unfolded at first depends on both.
          key={JSON.stringify({ ...search, node: node.id })}
          orgId={orgId}
          search={search}
          node={node}
          known={health.known}
        />
      ) : null}
      {!selected ? (
        <p className={classes.hint}>
          There is no node with this id here. It may have been removed.
        </p>
      ) : null}
      {selected && !node ? <p className={classes.hint}>Nothing here matches the filters.</p> : null}
    </section>
  );
}

/** What a node is, and what it is in. */
function placeOf(site: HealthSite): string {
  const kind = site.isOrganisation ? 'Organisation' : nodeTypeLabel(site.nodeType);
  const path = pathOf(site);
  const code = site.nameSuffix ? ` ${site.nameSuffix}` : '';
  return path.length > 0 ? `${kind}${code} in ${path.join(' › ')}` : `${kind}${code}`;
}

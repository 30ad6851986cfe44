import type { HealthSearch } from '../health-search';
import type { CountedSite } from '../model/counted-sites';
import { StatusBadge } from '../tree/status-badge';
import { NodeLink } from './node-link';
import classes from './states-panel.module.css';
import { Unfolding } from './unfolding';

interface UnheardNodesProps {
  orgId: string;
  search: HealthSearch;
  nodes: readonly CountedSite[];
  isUnfoldedAtFirst: boolean;
}

/** The terminals that have never reported anything. */
export function UnheardNodes({ orgId, search, nodes, isUnfoldedAtFirst }: UnheardNodesProps) {
  if (nodes.length === 0) return null;
  return (
    <section className={classes.application}>
      <h3 className={classes.name}>Nothing reported</h3>
      <Unfolding
        isUnfoldedAtFirst={isUnfoldedAtFirst}
        items={nodes}
        summary={<StatusBadge status="nothing-reported" count={nodes.length} isWordy />}
        renderItem={(node) => (
          <li key={node.id} className={classes.line}>
            <span>
              <NodeLink orgId={orgId} search={search} node={node} />
            </span>
          </li>
        )}
      />
    </section>
  );
}

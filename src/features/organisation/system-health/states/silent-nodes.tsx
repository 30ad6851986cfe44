import { dateTimeText } from '~/domain/date-time-text';
import type { HealthSearch } from '../health-search';
import type { CountedSite } from '../model/counted-sites';
import type { LeftOut } from '../model/state-age';
import { StatusBadge } from '../tree/status-badge';
import { NodeLink } from './node-link';
import classes from './states-panel.module.css';
import { Unfolding } from './unfolding';

const numbers = new Intl.NumberFormat();

interface SilentNodesProps {
  orgId: string;
  search: HealthSearch;
  nodes: readonly { node: CountedSite; leftOut: LeftOut }[];
  isUnfoldedAtFirst: boolean;
}

/** The nodes with silent devices, each with the time of the newest state. */
export function SilentNodes(props: SilentNodesProps) {
  const { orgId, search, nodes } = props;
  if (nodes.length === 0) return null;
  const count = nodes.reduce((sum, { leftOut }) => sum + leftOut.count, 0);
  return (
    <section className={classes.application}>
      <h3 className={classes.name}>Silent</h3>
      <Unfolding
        isUnfoldedAtFirst={props.isUnfoldedAtFirst}
        items={nodes}
        summary={<StatusBadge status="silent" count={count} isWordy />}
        renderItem={({ node, leftOut }) => (
          <li key={node.id} className={classes.line}>
            <span>
              <NodeLink orgId={orgId} search={search} node={node} />
            </span>
            <span className={classes.seen}>
              {numbers.format(leftOut.count)} left out, last seen{' '}
              {leftOut.newest === undefined ? '' : dateTimeText(leftOut.newest)}
            </span>
          </li>
        )}
      />
    </section>
  );
}

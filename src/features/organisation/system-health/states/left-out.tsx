import { dateTimeText } from '~/domain/date-time-text';
import type { HealthSearch } from '../health-search';
import type { CountedSite } from '../model/counted-sites';
import type { LeftOut } from '../model/state-age';
import { StatusBadge } from '../tree/status-badges';
import { NodeLink } from './node-link';
import classes from './states-panel.module.css';
import { Unfolding } from './unfolding';

const numbers = new Intl.NumberFormat();

/** How many states were dropped for their age, and when the newest of them was seen (decision 15). */
export function LeftOutNote({ leftOut }: { leftOut: LeftOut }) {
  const { count, newest } = leftOut;
  if (count === 0 || newest === undefined) return null;
  const seen = dateTimeText(newest);
  return (
    <p className={classes.leftOut}>
      {count === 1
        ? `1 state is left out, since it is older than 14 days. It was seen ${seen}.`
        : `${numbers.format(count)} states are left out, since they are older than 14 days. The newest of them was seen ${seen}.`}
    </p>
  );
}

interface NodesProps<Item> {
  orgId: string;
  search: HealthSearch;
  nodes: readonly Item[];
  isUnfoldedAtFirst: boolean;
}

/** Where silent devices were last heard of. */
export function SilentNodes(props: NodesProps<{ node: CountedSite; leftOut: LeftOut }>) {
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
            <NodeLink orgId={orgId} search={search} node={node} />
            <span>
              {numbers.format(leftOut.count)} left out, last seen{' '}
              {leftOut.newest === undefined ? '' : dateTimeText(leftOut.newest)}
            </span>
          </li>
        )}
      />
    </section>
  );
}

/** The terminals of which nothing was ever heard. */
export function UnheardNodes({ orgId, search, nodes, isUnfoldedAtFirst }: NodesProps<CountedSite>) {
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
            <NodeLink orgId={orgId} search={search} node={node} />
          </li>
        )}
      />
    </section>
  );
}

import { useMemo } from 'react';
import { useHoverNote } from '~/components/hover-note/use-hover-note';
import { PackageIcon } from '~/components/package-icon';
import { countText, numberText } from '~/domain/count-text';
import { dateTimeText } from '~/domain/date-time-text';
import { shownName } from '~/domain/shown-name';
import { healthStatuses } from '../health-search';
import { type CountedSite, groupStates, nodesOfStatus } from '../model/counted-sites';
import { statusWords } from '../model/health-status';
import { StatusBadge } from '../tree/status-badge';
import type { SystemHealth } from '../use-system-health';
import { NodeLink, StateItem } from './state-item';
import classes from './states-panel.module.css';
import { Unfolding } from './unfolding';

/** Up to this many states, every version starts expanded. */
const mostUnfolded = 20;

/** The last states of the applications on the devices of a node and below it, by version. */
export function StatesPanel({ health, node }: { health: SystemHealth; node: CountedSite }) {
  const { status } = health.search;
  const { tooltip, tooltipHandlers } = useHoverNote();
  const groups = useMemo(() => groupStates(node), [node]);
  const lists = useMemo(
    () =>
      (['silent', 'nothing-reported'] as const)
        .map((kind) => ({ kind, nodes: nodesOfStatus(node, kind) }))
        .filter(({ nodes }) => nodes.length > 0),
    [node],
  );
  const reported = groups.reduce((sum, { all }) => sum + all.length, 0);
  const isOneVersion = groups.length === 1 && groups[0]?.versions.length === 1;
  const counted = healthStatuses.filter((each) => node.total[each] > 0);
  return (
    <div {...tooltipHandlers}>
      {counted.length > 0 ? (
        <p className={classes.counts}>
          {counted.map((each) => (
            <StatusBadge key={each} status={each} count={node.total[each]} isWordy />
          ))}
        </p>
      ) : null}
      {node.leftOut.count > 0 ? (
        <p className={classes.leftOut}>{leftOutText(node.leftOut)}</p>
      ) : null}
      {reported === 0 && status === undefined ? (
        <p className={classes.nothing}>
          {node.total.silent > 0
            ? 'Nothing was heard from here within the last 14 days.'
            : 'No application has reported its state here.'}
        </p>
      ) : null}
      {groups.map(({ application, all, versions }) => (
        <section key={application} className={classes.application}>
          <h3 className={classes.name}>
            <PackageIcon address={health.known.get(application)?.iconUri} />
            <span>{shownName(application)}</span>
            <span className={classes.count}>{countText(all.length, 'device')}</span>
          </h3>
          {versions.map(({ version, states }) => (
            <Unfolding
              key={version}
              isUnfoldedAtFirst={reported <= mostUnfolded || isOneVersion}
              items={states}
              summary={
                <>
                  <span className={classes.version}>{version || 'Without a version'}</span>
                  {/* All states of one version have the same status. */}
                  {states[0] ? (
                    <StatusBadge status={states[0].state.status} count={states.length} isWordy />
                  ) : null}
                </>
              }
              renderItem={(placed, index) => (
                <StateItem
                  key={`${placed.node.id} ${placed.state.deviceIdentifier} ${index}`}
                  isHere={placed.node.id === node.id}
                  placed={placed}
                />
              )}
            />
          ))}
        </section>
      ))}
      {lists.map(({ kind, nodes }) => (
        <section key={kind} className={classes.application}>
          <h3 className={classes.name}>{statusWords[kind].label}</h3>
          <Unfolding
            isUnfoldedAtFirst={status === kind}
            items={nodes}
            summary={<StatusBadge status={kind} count={node.total[kind]} isWordy />}
            renderItem={({ node: each, leftOut: { count, newest = 0 } }) => (
              <li key={each.id} className={classes.line}>
                <span>
                  <NodeLink node={each} />
                </span>
                {count > 0 ? (
                  <span className={classes.seen}>
                    {numberText(count)} left out, last seen {dateTimeText(newest)}
                  </span>
                ) : null}
              </li>
            )}
          />
        </section>
      ))}
      {tooltip}
    </div>
  );
}

/** docs/product/versions-and-health.md#age-of-states */
function leftOutText({ count, newest = 0 }: CountedSite['leftOut']): string {
  const seen = dateTimeText(newest);
  return count === 1
    ? `1 state is left out, since it is older than 14 days. It was seen ${seen}.`
    : `${numberText(count)} states are left out, since they are older than 14 days. The newest of them was seen ${seen}.`;
}

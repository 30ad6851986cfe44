import { useMemo } from 'react';
import { useHoverNote } from '~/components/hover-note/use-hover-note';
import { PackageIcon } from '~/components/package-icon';
import { shownName } from '~/domain/shown-name';
import type { HealthSearch } from '../health-search';
import type { CountedSite } from '../model/counted-sites';
import { healthStatuses, type KnownApplication } from '../model/health-status';
import { groupStates, silentBelow, withoutReportBelow } from '../model/state-groups';
import { StatusBadge } from '../tree/status-badge';
import { LeftOutNote } from './left-out-note';
import { SilentNodes } from './silent-nodes';
import classes from './states-panel.module.css';
import { UnheardNodes } from './unheard-nodes';
import { VersionStates } from './version-states';

interface StatesPanelProps {
  orgId: string;
  search: HealthSearch;
  node: CountedSite;
  known: ReadonlyMap<string, KnownApplication>;
}

/** Up to this many states, every version starts expanded. */
const mostUnfolded = 20;
const numbers = new Intl.NumberFormat();

/**
 * The last states of the applications on the devices of a node and everything below it, by version
 * (docs/product/versions-and-health.md#system-health).
 */
export function StatesPanel({ orgId, search, node, known }: StatesPanelProps) {
  const { tooltip, tooltipHandlers } = useHoverNote();
  const groups = useMemo(() => groupStates(node), [node]);
  const silent = useMemo(() => silentBelow(node), [node]);
  const unheard = useMemo(() => withoutReportBelow(node), [node]);
  const reported = groups.reduce((sum, { count }) => sum + count, 0);
  const isOneVersion = groups.length === 1 && groups[0]?.versions.length === 1;
  const counted = healthStatuses.filter((status) => node.total[status] > 0);
  return (
    <div {...tooltipHandlers}>
      {counted.length > 0 ? (
        <p className={classes.counts}>
          {counted.map((status) => (
            <StatusBadge key={status} status={status} count={node.total[status]} isWordy />
          ))}
        </p>
      ) : null}
      <LeftOutNote leftOut={node.leftOut} />
      {reported === 0 && search.status === undefined ? (
        <p className={classes.nothing}>
          {silent.length > 0
            ? 'Nothing was heard from here within the last 14 days.'
            : 'No application has reported its state here.'}
        </p>
      ) : null}
      {groups.map(({ application, count, versions }) => (
        <section key={application} className={classes.application}>
          <h3 className={classes.name}>
            <PackageIcon address={known.get(application)?.iconUri} />
            <span>{shownName(application)}</span>
            <span className={classes.count}>
              {numbers.format(count)} {count === 1 ? 'device' : 'devices'}
            </span>
          </h3>
          {versions.map((group) => (
            <VersionStates
              key={group.version}
              orgId={orgId}
              search={search}
              selectedId={node.id}
              application={application}
              group={group}
              isUnfoldedAtFirst={reported <= mostUnfolded || isOneVersion}
            />
          ))}
        </section>
      ))}
      <SilentNodes
        orgId={orgId}
        search={search}
        nodes={silent}
        isUnfoldedAtFirst={search.status === 'silent'}
      />
      <UnheardNodes
        orgId={orgId}
        search={search}
        nodes={unheard}
        isUnfoldedAtFirst={search.status === 'nothing-reported'}
      />
      {tooltip}
    </div>
  );
}

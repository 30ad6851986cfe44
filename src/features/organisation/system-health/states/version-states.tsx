import type { HealthSearch } from '../health-search';
import type { VersionGroup } from '../model/state-groups';
import { StatusBadge } from '../tree/status-badge';
import { StateItem } from './state-item';
import classes from './states-panel.module.css';
import { Unfolding } from './unfolding';

interface VersionStatesProps {
  orgId: string;
  search: HealthSearch;
  /** Id of the node that the panel shows. */
  selectedId: string;
  application: string;
  group: VersionGroup;
  isUnfoldedAtFirst: boolean;
}

/** The devices that run one version of an application. */
export function VersionStates(props: VersionStatesProps) {
  const { version, states } = props.group;
  const status = states[0]?.state.status;
  return (
    <Unfolding
      isUnfoldedAtFirst={props.isUnfoldedAtFirst}
      items={states}
      summary={
        <>
          <span className={classes.version}>{version || 'Without a version'}</span>
          {/* All states of one version have the same status. */}
          {status ? <StatusBadge status={status} count={states.length} isWordy /> : null}
        </>
      }
      renderItem={(placed, place) => (
        <StateItem
          key={`${placed.node.id} ${placed.state.deviceIdentifier} ${place}`}
          orgId={props.orgId}
          search={props.search}
          isHere={placed.node.id === props.selectedId}
          placed={placed}
        />
      )}
    />
  );
}

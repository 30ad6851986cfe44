import type { ClientApplicationState, HealthTreeNode } from '~/api/system-health';
import { shownName } from '~/domain/shown-name';
import type { NodeType } from '~/domain/site-restriction';
import type { TreeNode } from '~/domain/tree-model';
import { splitByAge } from './state-age';

/** An application state. Its `time` is in milliseconds since 1970. */
export interface ReportedState extends ClientApplicationState {
  time: number;
}

/** A node of the tree of System Health with the states of its devices. */
export interface HealthSite extends TreeNode<HealthSite> {
  readonly children: readonly HealthSite[];
  /** Undefined for an organisation. */
  readonly nodeType: NodeType | undefined;
  /** The id without the prefix of tree ids. */
  readonly siteID: string;
  /** Id of the nearest organisation, which owns the devices; empty if there is none above. */
  readonly organisationID: string;
  readonly parent: HealthSite | undefined;
  /** The states of the last 14 days. */
  readonly states: readonly ReportedState[];
  /** The states that are older than 14 days. */
  readonly leftOut: readonly ReportedState[];
}

/**
 * Converts the answer to the tree of the screen. At each node it keeps the last state of each
 * application of a device. It separates the states that are older than 14 days.
 * @param now milliseconds since 1970
 */
export function readHealthSites(
  nodes: readonly HealthTreeNode[],
  now: number,
  parent?: HealthSite,
): readonly HealthSite[] {
  return nodes.map(({ id, name, nameSuffix, children, entity }) => {
    const isOrganisation = entity.entityType === 'organisation';
    const { recent, old } = splitByAge(lastOfEach(entity.clientApplicationStates), now);
    const site: { -readonly [Key in keyof HealthSite]: HealthSite[Key] } = {
      id,
      name,
      nameSuffix,
      hasChildren: children.length > 0,
      children: [],
      nodeType: isOrganisation ? undefined : entity.nodeType,
      siteID: isOrganisation ? entity.organisationID : entity.nodeID,
      organisationID: isOrganisation ? entity.organisationID : (parent?.organisationID ?? ''),
      parent,
      states: recent,
      leftOut: old,
    };
    site.children = readHealthSites(children, now, site);
    return site;
  });
}

/**
 * Returns the last state of each application of each device. It keeps every state without a device
 * id, because two of them may be of different devices.
 */
function lastOfEach(states: readonly ClientApplicationState[]): readonly ReportedState[] {
  const last = new Map<string, ReportedState>();
  for (const [place, state] of states.entries()) {
    const { deviceIdentifier: device, applicationName } = state;
    const key = device === '' ? `#${place}` : `${device}\n${applicationName}`;
    const time = Date.parse(state.dateTimeUpdated);
    const known = last.get(key);
    if (!known || time > known.time) last.set(key, { ...state, time });
  }
  return [...last.values()];
}

/** Returns the names of the nodes above a node, the root first. */
export function pathOf({ parent }: HealthSite): string[] {
  return parent ? [...pathOf(parent), shownName(parent.name)] : [];
}

/** Yields a node and everything below it, in the order of the tree. */
export function* sitesFrom(site: HealthSite): Generator<HealthSite> {
  yield site;
  for (const child of site.children) yield* sitesFrom(child);
}

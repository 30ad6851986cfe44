import type { ClientApplicationState, HealthTreeNode } from '~/api/system-health';
import { shownName } from '~/domain/shown-name';
import type { NodeType } from '~/domain/site-restriction';
import type { TreeNode } from '~/domain/tree-model';
import { splitByAge } from './state-age';

/** What an application on a device said, and when in milliseconds since 1970. */
export interface ReportedState extends ClientApplicationState {
  time: number;
}

/** A node of the tree of system health with what its devices said. */
export interface HealthSite extends TreeNode<HealthSite> {
  readonly children: readonly HealthSite[];
  /** Undefined for an organisation. */
  readonly nodeType: NodeType | undefined;
  /** Without the prefix of the tree's id. */
  readonly siteID: string;
  /** Whose devices these are: the nearest organisation; empty where there is none above. */
  readonly organisationID: string;
  readonly parent: HealthSite | undefined;
  /** Those of the last 14 days. */
  readonly states: readonly ReportedState[];
  /** Those that are dropped for their age. */
  readonly leftOut: readonly ReportedState[];
}

/**
 * The tree as the screen works with it: each application of a device once at a node (what it said
 * last), and the states that are too old apart.
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

/** What each application of each device said last; states without a device cannot be told apart. */
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

/** The names of what a node is in, the outermost first. */
export function pathOf({ parent }: HealthSite): string[] {
  return parent ? [...pathOf(parent), shownName(parent.name)] : [];
}

/** A node with all that is below it. */
export function* sitesFrom(site: HealthSite): Generator<HealthSite> {
  yield site;
  for (const child of site.children) yield* sitesFrom(child);
}

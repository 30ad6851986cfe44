import type { ClientApplicationState, HealthTreeNode } from '~/api/system-health';
import { noName } from '~/domain/no-name';
import type { TreeNode } from '~/domain/tree-model';
import { splitByAge } from './state-age';

/** What an application on a device said, within the last 14 days. */
export interface ReportedState {
  application: string;
  version: string;
  type: string;
  device: string;
  /** As the answer has it; `time` is the same in milliseconds, NaN when it is no moment. */
  updated: string;
  time: number;
  region: string;
  culture: string;
  /** The key tells apart what a device says twice by one name. */
  details: readonly { key: string; name: string; value: string }[];
}

/** What is kept of a state that is dropped for its age. */
export type LeftOutState = Pick<ReportedState, 'application' | 'device' | 'time'>;

/** A node of the tree of system health with what its devices said. */
export interface HealthSite extends TreeNode<HealthSite> {
  readonly children: readonly HealthSite[];
  readonly isOrganisation: boolean;
  /** Of NodeType; undefined for an organisation. */
  readonly nodeType: number | undefined;
  /** Without the prefix of the tree's id. */
  readonly siteID: string;
  /** Whose devices these are: the nearest organisation. */
  readonly organisationID: string;
  readonly parent: HealthSite | undefined;
  readonly states: readonly ReportedState[];
  readonly leftOut: readonly LeftOutState[];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = <Item>(value: readonly Item[] | null | undefined): readonly NonNullable<Item>[] =>
  Array.isArray(value) ? value.filter((item) => item !== null && item !== undefined) : [];

/**
 * Reads the tree as the call answers it, whatever is missing in it: each node once (the first of
 * those that share an id), each application of a device once at a node (what it said last), and the
 * states that are too old apart.
 * @param now milliseconds since 1970
 */
export function readHealthSites(
  answer: readonly HealthTreeNode[],
  now: number,
): readonly HealthSite[] {
  const seen = new Set<string>();
  const read = (
    nodes: readonly HealthTreeNode[] | null | undefined,
    parent: HealthSite | undefined,
  ): HealthSite[] =>
    list(nodes).flatMap((node) => {
      if (!node.id || seen.has(node.id)) return [];
      seen.add(node.id);
      const site: { -readonly [Key in keyof HealthSite]: HealthSite[Key] } = {
        ...readSite(node, parent, now),
      };
      site.children = read(node.children, site);
      site.hasChildren = site.children.length > 0;
      return [site];
    });
  return read(answer, undefined);
}

function readSite(node: HealthTreeNode, parent: HealthSite | undefined, now: number): HealthSite {
  const { entity } = node;
  const siteID = node.id.slice(node.id.indexOf(':') + 1);
  const isOrganisation = node.id.startsWith('org:');
  const states = lastOfEach(list(entity?.clientApplicationStates).map(readState));
  const { recent, old } = splitByAge(states, now);
  return {
    id: node.id,
    name: text(node.name),
    nameSuffix: text(node.nameSuffix) || null,
    hasChildren: false,
    children: [],
    isOrganisation,
    nodeType: entity && 'nodeType' in entity ? entity.nodeType : undefined,
    siteID,
    organisationID: isOrganisation ? siteID : (parent?.organisationID ?? ''),
    parent,
    states: recent,
    leftOut: old.map(({ application, device, time }) => ({ application, device, time })),
  };
}

function readState(state: Partial<ClientApplicationState>): ReportedState {
  const updated = text(state.dateTimeUpdated);
  return {
    application: text(state.applicationName),
    version: text(state.applicationVersion),
    type: text(state.applicationType),
    device: text(state.deviceIdentifier),
    updated,
    time: Date.parse(updated),
    region: text(state.osRegionName),
    culture: text(state.osCultureName),
    details: list(state.clientApplicationStateDetails).map(({ name, value }, place) => ({
      key: `${place} ${text(name)}`,
      name: text(name),
      value: text(value),
    })),
  };
}

/** What each application of each device said last; states without a device cannot be told apart. */
function lastOfEach(states: readonly ReportedState[]): readonly ReportedState[] {
  const last = new Map<string, ReportedState>();
  for (const [place, state] of states.entries()) {
    const key = state.device === '' ? `#${place}` : `${state.device}\n${state.application}`;
    const known = last.get(key);
    if (!known || !(known.time >= state.time)) last.set(key, state);
  }
  return last.size === states.length ? states : [...last.values()];
}

/** The names of what a node is in, the outermost first. */
export function pathOf({ parent }: HealthSite): string[] {
  return parent ? [...pathOf(parent), parent.name || noName] : [];
}

/** A node with all that is below it. */
export function* sitesFrom(site: HealthSite): Generator<HealthSite> {
  yield site;
  for (const child of site.children) yield* sitesFrom(child);
}

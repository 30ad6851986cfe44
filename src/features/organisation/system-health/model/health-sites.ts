import type { ClientApplicationState, HealthTreeNode } from '~/api/system-health';
import { groupedBy } from '~/domain/grouped-by';
import { shownName } from '~/domain/shown-name';
import type { NodeType } from '~/domain/site-restriction';
import type { TreeNode } from '~/domain/tree-model';
import { byNewestVersion } from './health-status';

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
  for (const [index, state] of states.entries()) {
    const { deviceIdentifier: device, applicationName } = state;
    const key = device === '' ? `#${index}` : `${device}\n${applicationName}`;
    const time = Date.parse(state.dateTimeUpdated);
    const known = last.get(key);
    if (!known || time > known.time) last.set(key, { ...state, time });
  }
  return [...last.values()];
}

/** Returns a node and the nodes above it, the root first. */
export function sitesTo(site: HealthSite | undefined): readonly HealthSite[] {
  return site ? [...sitesTo(site.parent), site] : [];
}

/** Returns the names of the nodes above a node, the root first. */
export const pathOf = ({ parent }: HealthSite) =>
  sitesTo(parent).map(({ name }) => shownName(name));

/** Yields a node and everything below it, in the order of the tree. */
export function* sitesFrom<Site extends { readonly children: readonly Site[] }>(
  site: Site,
): Generator<Site> {
  yield site;
  for (const child of site.children) yield* sitesFrom(child);
}

/** Lists the nodes and everything below them, in the order of the tree. */
export const allSites = (roots: readonly HealthSite[]) =>
  roots.flatMap((root) => [...sitesFrom(root)]);

/**
 * Returns the reported versions of each application, newest first, with the applications sorted by
 * name.
 */
export function reportedVersions(
  roots: readonly HealthSite[],
): ReadonlyMap<string, readonly string[]> {
  const sites = allSites(roots);
  const reported = groupedBy(
    sites.flatMap(({ states }) => states),
    ({ applicationName }) => applicationName,
  );
  const all = sites.flatMap(({ states, leftOut }) => [...states, ...leftOut]);
  const names = [...new Set(all.map(({ applicationName }) => applicationName))].filter(Boolean);
  const versionsOf = (name: string) => [
    ...new Set(reported.get(name)?.map(({ applicationVersion }) => applicationVersion)),
  ];
  return new Map(
    names
      .sort((a, b) => a.localeCompare(b))
      .map((name) => [name, versionsOf(name).filter(Boolean).sort(byNewestVersion)]),
  );
}

/**
 * System Health drops application states that are older than this, 14 days in milliseconds
 * (docs/product/versions-and-health.md#age-of-states).
 */
export const oldestShownState = 1_209_600_000;

/**
 * Separates the states that are older than 14 days. A state of exactly 14 days is recent. So is a
 * state from the future, which comes from a wrong clock.
 * @param now milliseconds since 1970, as the `time` of the states
 */
export function splitByAge<State extends { time: number }>(
  states: readonly State[],
  now: number,
): { recent: State[]; old: State[] } {
  const recent: State[] = [];
  const old: State[] = [];
  for (const state of states) (now - state.time > oldestShownState ? old : recent).push(state);
  return { recent, old };
}

/** The number of the states that are too old, and the time of the newest one. */
export interface LeftOut {
  count: number;
  /** Milliseconds since 1970; undefined if the count is 0. */
  newest: number | undefined;
}

export const nothingLeftOut: LeftOut = { count: 0, newest: undefined };

/** Adds two counts of states that are too old. */
export function leftOutTogether(one: LeftOut, other: LeftOut): LeftOut {
  if (other.count === 0) return one;
  if (one.count === 0) return other;
  const newest = Math.max(one.newest ?? -Infinity, other.newest ?? -Infinity);
  return { count: one.count + other.count, newest };
}

/** Counts states that are too old, and finds the newest one. */
export function leftOutOf(states: readonly { time: number }[]): LeftOut {
  return states.reduce<LeftOut>(
    (sum, { time }) => leftOutTogether(sum, { count: 1, newest: time }),
    nothingLeftOut,
  );
}

import type { ClientApplicationState, HealthTreeNode } from '~/api/system-health';
import { groupedBy } from '~/domain/lists';
import { shownName } from '~/domain/shown-name';
import type { NodeType } from '~/domain/site-restriction';
import { allNodes, type TreeNode } from '~/domain/tree-model';
import { writtenVersion } from '~/domain/version-number';
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

/** Converts the answer to the tree of the screen. `now` is in milliseconds since 1970. */
export function readHealthSites(
  nodes: readonly HealthTreeNode[],
  now: number,
  parent?: HealthSite,
): readonly HealthSite[] {
  return nodes.map(({ id, name, nameSuffix, children, entity }) => {
    const isOrganisation = entity.entityType === 'organisation';
    const site: HealthSite = {
      id,
      name,
      nameSuffix,
      hasChildren: children.length > 0,
      children: [],
      nodeType: isOrganisation ? undefined : entity.nodeType,
      siteID: isOrganisation ? entity.organisationID : entity.nodeID,
      organisationID: isOrganisation ? entity.organisationID : (parent?.organisationID ?? ''),
      parent,
      ...splitByAge(lastOfEach(entity.clientApplicationStates), now),
    };
    return Object.assign(site, { children: readHealthSites(children, now, site) });
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
export const sitesTo = (site: HealthSite | undefined): readonly HealthSite[] =>
  site ? [...sitesTo(site.parent), site] : [];

/** Returns the names of the nodes above a node, the root first. */
export const pathOf = ({ parent }: Pick<HealthSite, 'parent'>) =>
  sitesTo(parent).map(({ name }) => shownName(name));

/** Groups the states of the nodes and of everything below them, each with its node. */
export const statesBelow = (sites: readonly HealthSite[]) =>
  groupedByVersion(
    allNodes(sites).flatMap((node) => [
      ...node.states.map((state) => ({ node, state, isSilent: false })),
      ...node.leftOut.map((state) => ({ node, state, isSilent: true })),
    ]),
  );

/** Groups states by application, and those that are not silent by version, newest first. */
export const groupedByVersion = <Placed extends { state: ReportedState; isSilent: boolean }>(
  states: readonly Placed[],
) =>
  [...groupedBy(states, ({ state }) => state.applicationName)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([application, all]) => {
      const reported = all.filter(({ isSilent }) => !isSilent);
      const versions = [
        ...groupedBy(reported, ({ state }) => writtenVersion(state.applicationVersion)),
      ]
        .sort(([a], [b]) => byNewestVersion(a, b))
        .map(([version, ofVersion]) => ({ version, states: ofVersion }));
      return { application, all, reported, versions };
    });

/** Milliseconds; older states are left out (docs/product/versions-and-health.md#age-of-states). */
export const oldestShownState = 1_209_600_000;

/** Separates the states older than 14 days. One from the future has a wrong clock, and is recent. */
export function splitByAge<State extends { time: number }>(states: readonly State[], now: number) {
  const isOld = ({ time }: State) => now - time > oldestShownState;
  return { states: states.filter((state) => !isOld(state)), leftOut: states.filter(isOld) };
}

/** The number of the states that are too old, and the time of the newest one if there is one. */
export type LeftOut = Readonly<{ count: number; newest: number | undefined }>;

export const nothingLeftOut: LeftOut = { count: 0, newest: undefined };

/** Adds two counts of states that are too old. */
export function leftOutTogether(one: LeftOut, other: LeftOut): LeftOut {
  if (one.newest === undefined) return other;
  if (other.newest === undefined) return one;
  return { count: one.count + other.count, newest: Math.max(one.newest, other.newest) };
}

/** Counts states that are too old, and finds the newest one. */
export const leftOutOf = (states: readonly { time: number }[]): LeftOut =>
  states.map(({ time }) => ({ count: 1, newest: time })).reduce(leftOutTogether, nothingLeftOut);

import type { ClientApplicationState, HealthTreeNode } from '~/api/system-health';
import { NodeType } from '~/domain/contract/enums.gen';
import { groupedBy } from '~/domain/lists';
import { shownName } from '~/domain/shown-name';
import { foldedText } from '~/domain/stored-text';
import { allNodes, type TreeNode } from '~/domain/tree-model';
import { writtenVersion } from '~/domain/version-number';
import {
  type HealthSearch,
  type HealthStatus,
  healthStatuses,
  isFiltered,
  type RollOutStatus,
} from '../health-search';
import { byNewestVersion, noCounts, type StatusCounts, type StatusOf } from './health-status';

/** An application state. Its `time` is in milliseconds since 1970. */
export interface ReportedState extends ClientApplicationState {
  time: number;
  /** Whether it is too old, and left out: its version is not known any more. */
  isSilent: boolean;
}

/** A node of the tree of System Health with the states of its devices. */
export interface HealthSite extends TreeNode<HealthSite> {
  readonly children: readonly HealthSite[];
  /** Undefined for an organisation. */
  readonly nodeType: ClientApplicationState['nodeType'] | undefined;
  /** The id without the prefix of tree ids. */
  readonly siteID: string;
  /** Id of the nearest organisation, which owns the devices; empty if there is none above. */
  readonly organisationID: string;
  readonly parent: HealthSite | undefined;
  readonly states: readonly ReportedState[];
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
      states: lastOfEach(entity.clientApplicationStates, now),
    };
    return Object.assign(site, { children: readHealthSites(children, now, site) });
  });
}

/**
 * Returns the last state of each application of each device. It keeps every state without a device
 * id, because two of them may be of different devices.
 */
function lastOfEach(states: readonly ClientApplicationState[], now: number) {
  const last = new Map<string, ReportedState>();
  for (const [index, state] of states.entries()) {
    const { deviceIdentifier: device, applicationName } = state;
    const key = device === '' ? `#${index}` : `${device}\n${applicationName}`;
    const time = Date.parse(state.dateTimeUpdated);
    const known = last.get(key);
    if (known && time <= known.time) continue;
    // One from the future has a wrong clock, and is recent.
    last.set(key, { ...state, time, isSilent: now - time > oldestShownState });
  }
  return [...last.values()];
}

/** Returns a node and the nodes above it, the root first. */
export const sitesTo = (site: HealthSite | undefined): readonly HealthSite[] =>
  site ? [...sitesTo(site.parent), site] : [];

/** Returns the names of the nodes above a node, the root first. */
export const pathOf = ({ parent }: Pick<HealthSite, 'parent'>) =>
  sitesTo(parent).map(({ name }) => shownName(name));

/** A state with the node that reported it. */
export interface PlacedState<Node extends { states: readonly ReportedState[] }> {
  node: Node;
  state: Node['states'][number];
}

/**
 * Groups the states of nodes and of everything below them by application, and those that are not silent by
 * version, newest first.
 */
export function statesBelow<
  Node extends TreeNode<Node> & { readonly states: readonly ReportedState[] },
>(nodes: readonly Node[]) {
  const placed = allNodes(nodes).flatMap((node) =>
    node.states.map((state): PlacedState<Node> => ({ node, state })),
  );
  return [...groupedBy(placed, ({ state }) => state.applicationName)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([application, all]) => {
      const reported = all.filter(({ state }) => !state.isSilent);
      const versions = [
        ...groupedBy(reported, ({ state }) => writtenVersion(state.applicationVersion)),
      ]
        .sort(([a], [b]) => byNewestVersion(a, b))
        .map(([version, ofVersion]) => ({ version, states: ofVersion }));
      return { application, all, reported, versions };
    });
}

/** Milliseconds; older states are left out (docs/product/versions-and-health.md#age-of-states). */
export const oldestShownState = 1_209_600_000;

/** The number of the states that are too old, and the time of the newest one if there is one. */
export type LeftOut = Readonly<{ count: number; newest: number | undefined }>;

export const nothingLeftOut: LeftOut = { count: 0, newest: undefined };

/** Adds two counts of states that are too old. */
export function leftOutTogether(one: LeftOut, other: LeftOut): LeftOut {
  if (one.newest === undefined) return other;
  if (other.newest === undefined) return one;
  return { count: one.count + other.count, newest: Math.max(one.newest, other.newest) };
}

/** Counts the states that are too old, and finds the newest one. */
export const leftOutOf = (states: readonly Pick<ReportedState, 'time' | 'isSilent'>[]): LeftOut =>
  states
    .filter(({ isSilent }) => isSilent)
    .map(({ time }) => ({ count: 1, newest: time }))
    .reduce(leftOutTogether, nothingLeftOut);

/** The filter of the tree. An undefined field lets everything pass. */
export type HealthFilter = Omit<HealthSearch, 'view' | 'node'>;

/** A node with its states that pass the filter, and with the counts of everything below it. */
export interface CountedSite extends Omit<HealthSite, 'children' | 'states'> {
  readonly children: readonly CountedSite[];
  readonly states: readonly (ReportedState & { status: HealthStatus })[];
  readonly own: StatusCounts;
  /** The counts of the node and of everything below it. */
  readonly total: StatusCounts;
  /** The states older than 14 days here and below. The filter by status does not apply to them. */
  readonly leftOut: LeftOut;
  /** Whether something passes the filter here or below. */
  readonly isKept: boolean;
}

/**
 * Counts the states that pass the filter, at each node and below it, in one pass. A filtered tree
 * keeps the nodes where something passes, and the nodes above them.
 * @returns the roots, and by status the counts of what passes the rest of the filter
 */
export function countSites(
  roots: readonly HealthSite[],
  options: {
    filter: HealthFilter;
    statusOf: StatusOf;
    rollOutOf: (state: ReportedState, site: HealthSite) => RollOutStatus;
  },
) {
  const { app, status: wanted, rollOut, text } = options.filter;
  const version = options.filter.version && writtenVersion(options.filter.version);
  const sought = text === undefined ? '' : foldedText(text.trim());
  // The version of a silent device is not known, so it passes no filter by version or roll-out.
  const isOfVersion = version !== undefined || rollOut !== undefined;
  // A terminal without a report passes no filter by an application.
  const isOfApplication = app !== undefined || isOfVersion;
  const byStatus = { ...noCounts };

  const count = (site: HealthSite, isWithinMatch: boolean): CountedSite => {
    const isMatch =
      isWithinMatch ||
      sought === '' ||
      [site.name, site.nameSuffix].some((part) => part && foldedText(part).includes(sought));
    const states = site.states
      .filter((state) => app === undefined || state.applicationName === app)
      .filter((state) => isMatch || foldedText(state.deviceIdentifier).includes(sought))
      .filter((state) => !isOfVersion || !state.isSilent)
      .filter((state) => !version || writtenVersion(state.applicationVersion) === version)
      .filter((state) => !rollOut || options.rollOutOf(state, site) === rollOut)
      .map((state) => ({
        ...state,
        status: state.isSilent
          ? ('silent' as const)
          : options.statusOf(state.applicationName, state.applicationVersion),
      }));
    const own = { ...noCounts };
    const isUnused = site.nodeType === NodeType.Terminal && site.states.length === 0;
    if (isMatch && !isOfApplication && isUnused) own['nothing-reported'] = 1;
    for (const { status } of states) own[status] += 1;
    addTo(byStatus, own);
    for (const status of healthStatuses) if (wanted && wanted !== status) own[status] = 0;

    // A node whose name matches the text shows everything below it.
    const below = site.children.map((child) => count(child, isMatch && sought !== ''));
    const children = below.filter(({ isKept }) => isKept);
    const total = { ...own };
    for (const child of children) addTo(total, child.total);
    return {
      ...site,
      hasChildren: children.length > 0,
      children,
      states: states.filter(({ status }) => !wanted || wanted === status),
      own,
      total,
      leftOut: below.map((child) => child.leftOut).reduce(leftOutTogether, leftOutOf(states)),
      isKept:
        !isFiltered(options.filter) ||
        children.length > 0 ||
        healthStatuses.some((status) => own[status] > 0) ||
        (isMatch && !isOfApplication && !wanted),
    };
  };
  return {
    roots: roots.map((root) => count(root, false)).filter(({ isKept }) => isKept),
    byStatus,
  };
}

function addTo(sum: Record<HealthStatus, number>, counts: StatusCounts): void {
  for (const status of healthStatuses) sum[status] += counts[status];
}

/** Returns the nodes here and below with this status of their own, the last heard of first. */
export const nodesOfStatus = (root: CountedSite, status: HealthStatus) =>
  allNodes([root])
    .filter(({ own }) => own[status] > 0)
    .map((node) => ({ node, leftOut: leftOutOf(node.states) }))
    .sort((a, b) => (b.leftOut.newest ?? 0) - (a.leftOut.newest ?? 0));

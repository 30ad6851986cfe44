import { NodeType } from '~/domain/contract/enums.gen';
import { foldedText } from '~/domain/stored-text';
import { allNodes } from '~/domain/tree-model';
import { writtenVersion } from '~/domain/version-number';
import {
  type HealthSearch,
  type HealthStatus,
  healthStatuses,
  isFiltered,
  type RollOutStatus,
} from '../health-search';
import {
  groupedByVersion,
  type HealthSite,
  type LeftOut,
  leftOutOf,
  leftOutTogether,
  type ReportedState,
} from './health-sites';
import { noCounts, type StatusCounts, type StatusOf } from './health-status';

/** The filter of the tree. An undefined field lets everything pass. */
export type HealthFilter = Omit<HealthSearch, 'view' | 'node'>;

/** A node with its states that pass the filter, and with the counts of everything below it. */
export interface CountedSite extends Omit<HealthSite, 'children' | 'states' | 'leftOut'> {
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
    const passes = ({ applicationName, deviceIdentifier }: ReportedState) =>
      (app === undefined || applicationName === app) &&
      (isMatch || foldedText(deviceIdentifier).includes(sought));
    const recent = site.states
      .filter(passes)
      .filter((state) => !version || writtenVersion(state.applicationVersion) === version)
      .filter((state) => !rollOut || options.rollOutOf(state, site) === rollOut);
    const silent = isOfVersion ? [] : site.leftOut.filter(passes);
    const states = [
      ...recent.map((state) => ({
        ...state,
        status: options.statusOf(state.applicationName, state.applicationVersion),
      })),
      ...silent.map((state) => ({ ...state, status: 'silent' as const })),
    ];
    const own = { ...noCounts };
    const hasReport = site.states.length + site.leftOut.length > 0;
    if (isMatch && !isOfApplication && site.nodeType === NodeType.Terminal && !hasReport) {
      own['nothing-reported'] = 1;
    }
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
      leftOut: below.map((child) => child.leftOut).reduce(leftOutTogether, leftOutOf(silent)),
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

const isSilent = ({ status }: { status: HealthStatus }) => status === 'silent';

/** Groups the states of the last 14 days of a node and of everything below it. */
export const groupStates = (root: CountedSite) =>
  groupedByVersion(
    allNodes([root]).flatMap((node) =>
      node.states
        .filter((state) => !isSilent(state))
        .map((state) => ({ node, state, isSilent: false })),
    ),
  );

/** A state with the node that reported it. */
export type PlacedState = ReturnType<typeof groupStates>[number]['all'][number];

/** Returns the nodes here and below with this status of their own, the last heard of first. */
export const nodesOfStatus = (root: CountedSite, status: HealthStatus) =>
  allNodes([root])
    .filter(({ own }) => own[status] > 0)
    .map((node) => ({ node, leftOut: leftOutOf(node.states.filter(isSilent)) }))
    .sort((a, b) => (b.leftOut.newest ?? 0) - (a.leftOut.newest ?? 0));

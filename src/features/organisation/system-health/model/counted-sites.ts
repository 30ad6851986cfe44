import { NodeType } from '~/domain/contract/enums.gen';
import type { TreeNode } from '~/domain/tree-model';
import { foldedText } from '~/domain/typed-text';
import {
  type HealthSearch,
  type HealthStatus,
  healthStatuses,
  type RollOutStatus,
} from '../health-search';
import {
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
export interface CountedSite extends TreeNode<CountedSite> {
  readonly children: readonly CountedSite[];
  readonly site: HealthSite;
  readonly states: readonly (ReportedState & { status: HealthStatus })[];
  readonly silent: readonly ReportedState[];
  /** The counts of the node itself. */
  readonly own: StatusCounts;
  /** The counts of the node and of everything below it. */
  readonly total: StatusCounts;
  /** The states older than 14 days here and below. The filter by status does not apply to them. */
  readonly leftOut: LeftOut;
}

/**
 * Counts the states of each node and of everything below it, in one pass. A filtered tree counts
 * only what passes the filter. It keeps the nodes where something passes, and the nodes above them.
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
  const { app, version, status: wanted, rollOut, text } = options.filter;
  const sought = foldedText(text?.trim() ?? '');
  // The version of a silent device is not known, so it passes no filter by version or roll-out.
  const isOfVersion = version !== undefined || rollOut !== undefined;
  // A terminal without a report passes no filter by an application.
  const isOfApplication = app !== undefined || isOfVersion;
  const isFiltered = isOfApplication || wanted !== undefined || text !== undefined;
  const isWanted = (status: HealthStatus) => !wanted || wanted === status;
  const byStatus = { ...noCounts };

  const count = (
    site: HealthSite,
    isWithinMatch: boolean,
  ): { node: CountedSite; isKept: boolean } => {
    const { id, name, nameSuffix } = site;
    const isMatch = isWithinMatch || sought === '' || isNamed(site, sought);
    const passes = ({ applicationName, deviceIdentifier }: ReportedState) =>
      (app === undefined || applicationName === app) &&
      (isMatch || foldedText(deviceIdentifier).includes(sought));
    const states = site.states
      .filter(passes)
      .filter(({ applicationVersion }) => version === undefined || applicationVersion === version)
      .filter((state) => !rollOut || options.rollOutOf(state, site) === rollOut)
      .map((state) => ({
        ...state,
        status: options.statusOf(state.applicationName, state.applicationVersion),
      }));
    const silent = isOfVersion ? [] : site.leftOut.filter(passes);
    const own = { ...noCounts, silent: silent.length };
    for (const { status } of states) own[status] += 1;
    own['nothing-reported'] = isMatch && !isOfApplication && isWithoutReport(site) ? 1 : 0;
    addTo(byStatus, own);
    for (const status of healthStatuses) if (!isWanted(status)) own[status] = 0;

    // A node whose name matches the text shows everything below it.
    const below = site.children.map((child) => count(child, isMatch && sought !== ''));
    const children = below.flatMap(({ node, isKept }) => (isKept ? node : []));
    const total = { ...own };
    for (const child of children) addTo(total, child.total);
    const isKept =
      !isFiltered ||
      children.length > 0 ||
      healthStatuses.some((status) => own[status] > 0) ||
      (isMatch && !isOfApplication && !wanted);
    const node = {
      id,
      name,
      nameSuffix,
      hasChildren: children.length > 0,
      children,
      site,
      states: states.filter(({ status }) => isWanted(status)),
      silent: isWanted('silent') ? silent : [],
      own,
      total,
      leftOut: below.map((child) => child.node.leftOut).reduce(leftOutTogether, leftOutOf(silent)),
    };
    return { node, isKept };
  };
  const counted = roots.map((root) => count(root, false));
  return { roots: counted.flatMap(({ node, isKept }) => (isKept ? node : [])), byStatus };
}

/** Whether the node is a terminal that has never reported anything. */
const isWithoutReport = ({ nodeType, states, leftOut }: HealthSite) =>
  nodeType === NodeType.Terminal && states.length + leftOut.length === 0;

const isNamed = ({ name, nameSuffix }: HealthSite, sought: string) =>
  foldedText(name).includes(sought) || foldedText(nameSuffix ?? '').includes(sought);

function addTo(sum: Record<HealthStatus, number>, counts: StatusCounts): void {
  for (const status of healthStatuses) sum[status] += counts[status];
}

import { NodeType } from '~/domain/contract/enums.gen';
import { foldedText } from '~/domain/folded-text';
import type { TreeNode } from '~/domain/tree-model';
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

export interface CountedState extends ReportedState {
  status: HealthStatus;
}

/** A node with its states that pass the filter, and with the counts of everything below it. */
export interface CountedSite extends TreeNode<CountedSite> {
  readonly children: readonly CountedSite[];
  readonly site: HealthSite;
  readonly states: readonly CountedState[];
  readonly silent: readonly ReportedState[];
  /** The counts of the node itself. */
  readonly own: StatusCounts;
  /** The counts of the node and of everything below it. */
  readonly total: StatusCounts;
  /** The states older than 14 days here and below. The filter by status does not apply to them. */
  readonly leftOut: LeftOut;
}

export interface CountedTree {
  roots: readonly CountedSite[];
  /** Counts by status what passes the rest of the filter. */
  byStatus: StatusCounts;
}

interface Counted {
  /** Undefined for a node that the filter leaves out. */
  kept?: CountedSite;
  leftOut: LeftOut;
}

interface CountOptions {
  filter: HealthFilter;
  statusOf: StatusOf;
  rollOutOf: (state: ReportedState, site: HealthSite) => RollOutStatus;
}

/**
 * Counts the states of each node and of everything below it, in one pass. A filtered tree counts
 * only what passes the filter. It keeps the nodes where something passes, and the nodes above them.
 */
export function countSites(roots: readonly HealthSite[], options: CountOptions): CountedTree {
  const { filter } = options;
  const byStatus = { ...noCounts };
  const sought = foldedText(filter.text?.trim() ?? '');
  const ofApplications = isOfApplications(filter);
  const isFiltered = ofApplications || filter.status !== undefined || filter.text !== undefined;
  const isWanted = (status: HealthStatus) => !filter.status || filter.status === status;

  const count = (site: HealthSite, isWithinMatch: boolean): Counted => {
    const isMatch = isWithinMatch || sought === '' || isNamed(site, sought);
    const passing = passingStates(site, options, isMatch ? '' : sought);
    const own = { ...noCounts };
    for (const { status } of passing.states) own[status] += 1;
    own.silent = passing.silent.length;
    own['nothing-reported'] = isMatch && !ofApplications && isWithoutReport(site) ? 1 : 0;
    addTo(byStatus, own);
    for (const status of healthStatuses) if (!isWanted(status)) own[status] = 0;

    // A node whose name matches the text shows everything below it.
    const below = site.children.map((child) => count(child, isMatch && sought !== ''));
    const leftOut = below.reduce(
      (sum, child) => leftOutTogether(sum, child.leftOut),
      leftOutOf(passing.silent),
    );
    const children = below.flatMap(({ kept }) => kept ?? []);
    const isKept =
      !isFiltered ||
      children.length > 0 ||
      healthStatuses.some((status) => own[status] > 0) ||
      (isMatch && !ofApplications && !filter.status);
    if (!isKept) return { leftOut };
    const total = { ...own };
    for (const child of children) addTo(total, child.total);
    const kept = {
      id: site.id,
      name: site.name,
      nameSuffix: site.nameSuffix,
      hasChildren: children.length > 0,
      children,
      site,
      states: passing.states.filter(({ status }) => isWanted(status)),
      silent: isWanted('silent') ? passing.silent : [],
      own,
      total,
      leftOut,
    };
    return { kept, leftOut };
  };
  return { roots: roots.flatMap((root) => count(root, false).kept ?? []), byStatus };
}

/** Returns the states of a node that pass the filter without its status. */
function passingStates(
  site: HealthSite,
  { filter, statusOf, rollOutOf }: CountOptions,
  sought: string,
): { states: CountedState[]; silent: readonly ReportedState[] } {
  const { app, version, rollOut } = filter;
  const passes = ({ applicationName, deviceIdentifier }: ReportedState) =>
    (app === undefined || applicationName === app) &&
    (sought === '' || foldedText(deviceIdentifier).includes(sought));
  const states = site.states
    .filter(passes)
    .filter(({ applicationVersion }) => version === undefined || applicationVersion === version)
    .filter((state) => !rollOut || rollOutOf(state, site) === rollOut)
    .map((state) => ({
      ...state,
      status: statusOf(state.applicationName, state.applicationVersion),
    }));
  // The version of a silent device is not known, so it passes no filter by version or roll-out.
  const isOfVersion = version !== undefined || rollOut !== undefined;
  return { states, silent: isOfVersion ? [] : site.leftOut.filter(passes) };
}

/** Whether the node is a terminal that has never reported anything. */
const isWithoutReport = ({ nodeType, states, leftOut }: HealthSite) =>
  nodeType === NodeType.Terminal && states.length + leftOut.length === 0;

/** Whether only states of some applications pass, and no terminal without a report. */
const isOfApplications = ({ app, version, rollOut }: HealthFilter) =>
  app !== undefined || version !== undefined || rollOut !== undefined;

const isNamed = ({ name, nameSuffix }: HealthSite, sought: string) =>
  foldedText(name).includes(sought) || foldedText(nameSuffix ?? '').includes(sought);

function addTo(sum: Record<HealthStatus, number>, counts: StatusCounts): void {
  for (const status of healthStatuses) sum[status] += counts[status];
}

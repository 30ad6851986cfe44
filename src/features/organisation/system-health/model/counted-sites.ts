import { NodeType } from '~/domain/contract/enums.gen';
import { foldedText } from '~/domain/folded-text';
import type { TreeNode } from '~/domain/tree-model';
import type { HealthSite, ReportedState } from './health-sites';
import {
  type HealthStatus,
  healthStatuses,
  noCounts,
  type StatusCounts,
  type StatusOf,
} from './health-status';
import type { RollOutStatus } from './roll-out-status';
import { type LeftOut, leftOutOf, leftOutTogether } from './state-age';

/** The filter of the tree. An undefined field lets everything pass. */
export interface HealthFilter {
  application?: string | undefined;
  version?: string | undefined;
  status?: HealthStatus | undefined;
  rollOut?: RollOutStatus | undefined;
  /** Part of a node's name or code, or of a device's id. */
  text?: string | undefined;
}

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
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const isWanted = (status: HealthStatus) => !filter.status || filter.status === status;

  const count = (site: HealthSite, isWithinMatch: boolean): Counted => {
    const isMatch = isWithinMatch || sought === '' || isNamed(site, sought);
    const passing = passingStates(site, options, isMatch ? '' : sought);
    const own = { ...noCounts };
    for (const { status } of passing.states) own[status] += 1;
    own.silent = passing.silent.length;
    own['nothing-reported'] = isMatch && isWithoutReport(site, filter) ? 1 : 0;
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
      (isMatch && isTextAlone(filter));
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
  const passes = ({ applicationName, deviceIdentifier }: ReportedState) =>
    (filter.application === undefined || applicationName === filter.application) &&
    (sought === '' || foldedText(deviceIdentifier).includes(sought));
  const states = site.states
    .filter(passes)
    .filter(
      ({ applicationVersion }) =>
        filter.version === undefined || applicationVersion === filter.version,
    )
    .filter((state) => !filter.rollOut || rollOutOf(state, site) === filter.rollOut)
    .map((state) => ({
      ...state,
      status: statusOf(state.applicationName, state.applicationVersion),
    }));
  // The version of a silent device is not known, so it passes no filter by version or roll-out.
  const isOfVersion = filter.version !== undefined || filter.rollOut !== undefined;
  return { states, silent: isOfVersion ? [] : site.leftOut.filter(passes) };
}

/**
 * Whether the node is a terminal that has never reported anything. A filter by application, version
 * or roll-out leaves such a terminal out.
 */
function isWithoutReport(site: HealthSite, filter: HealthFilter): boolean {
  return (
    site.nodeType === NodeType.Terminal &&
    site.states.length + site.leftOut.length === 0 &&
    filter.application === undefined &&
    filter.version === undefined &&
    filter.rollOut === undefined
  );
}

const isTextAlone = ({ text: _, ...others }: HealthFilter) =>
  Object.values(others).every((value) => value === undefined);

const isNamed = ({ name, nameSuffix }: HealthSite, sought: string) =>
  foldedText(name).includes(sought) || foldedText(nameSuffix ?? '').includes(sought);

function addTo(sum: Record<HealthStatus, number>, counts: StatusCounts): void {
  for (const status of healthStatuses) sum[status] += counts[status];
}

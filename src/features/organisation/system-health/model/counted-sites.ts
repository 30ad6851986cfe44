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

/** What is wanted of the tree; undefined lets everything pass. */
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

/** A node with the states that pass the filter, and with the counts of all below it. */
export interface CountedSite extends TreeNode<CountedSite> {
  readonly children: readonly CountedSite[];
  readonly site: HealthSite;
  readonly states: readonly CountedState[];
  readonly silent: readonly ReportedState[];
  /** What the node itself has. */
  readonly own: StatusCounts;
  /** What it has together with all that is below it. */
  readonly total: StatusCounts;
  /** What was left out for its age here and below, whichever status is asked for. */
  readonly leftOut: LeftOut;
}

export interface CountedTree {
  roots: readonly CountedSite[];
  /** How many of each status the rest of the filter lets pass. */
  byStatus: StatusCounts;
}

interface Counted {
  /** Undefined for what the filter leaves out. */
  kept?: CountedSite;
  leftOut: LeftOut;
}

interface CountOptions {
  filter: HealthFilter;
  statusOf: StatusOf;
  rollOutOf: (state: ReportedState, site: HealthSite) => RollOutStatus;
}

/**
 * Counts what each node and all below it report, in one walk. With a filter, only what passes it, and
 * only the nodes where something does, with those that they are in.
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

    // Of what has the text in its name, all that is in it is shown.
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

/** What passes the filter, whatever its status. */
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
  // What a silent device runs by now, and whether it has installed anything, is not known.
  const isOfVersion = filter.version !== undefined || filter.rollOut !== undefined;
  return { states, silent: isOfVersion ? [] : site.leftOut.filter(passes) };
}

/** Whether it is a terminal of which nothing was ever heard. A filter by what was heard leaves it out. */
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

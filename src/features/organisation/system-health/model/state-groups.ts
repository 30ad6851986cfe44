import type { CountedSite, CountedState } from './counted-sites';
import { byNewestVersion } from './health-status';
import { type LeftOut, leftOutOf } from './state-age';

/** A state with the node that reported it. */
export interface PlacedState {
  node: CountedSite;
  state: CountedState;
}

export interface VersionGroup {
  version: string;
  states: readonly PlacedState[];
}

export interface ApplicationGroup {
  application: string;
  count: number;
  /** The newest version first. */
  versions: readonly VersionGroup[];
}

/**
 * Groups the states of a node and of everything below it, by application and by version. Within a
 * version they have the order of the tree.
 */
export function groupStates(root: CountedSite): ApplicationGroup[] {
  const applications = new Map<string, Map<string, PlacedState[]>>();
  for (const node of nodesFrom(root)) {
    for (const state of node.states) {
      const { applicationName, applicationVersion } = state;
      const versions = applications.get(applicationName) ?? new Map<string, PlacedState[]>();
      applications.set(applicationName, versions);
      const states = versions.get(applicationVersion);
      if (states) states.push({ node, state });
      else versions.set(applicationVersion, [{ node, state }]);
    }
  }
  return [...applications]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([application, versions]) => ({
      application,
      count: [...versions.values()].reduce((sum, states) => sum + states.length, 0),
      versions: [...versions]
        .sort(([a], [b]) => byNewestVersion(a, b))
        .map(([version, states]) => ({ version, states })),
    }));
}

/** Returns the nodes here and below that have silent states, the last heard first. */
export function silentBelow(root: CountedSite): { node: CountedSite; leftOut: LeftOut }[] {
  return [...nodesFrom(root)]
    .filter(({ silent }) => silent.length > 0)
    .map((node) => ({ node, leftOut: leftOutOf(node.silent) }))
    .sort((a, b) => (b.leftOut.newest ?? 0) - (a.leftOut.newest ?? 0));
}

/** Returns the terminals here and below that have never reported anything. */
export function withoutReportBelow(root: CountedSite): CountedSite[] {
  return [...nodesFrom(root)].filter(({ own }) => own['nothing-reported'] > 0);
}

function* nodesFrom(node: CountedSite): Generator<CountedSite> {
  yield node;
  for (const child of node.children) yield* nodesFrom(child);
}

import { groupedBy } from '~/domain/grouped-by';
import type { CountedSite, CountedState } from './counted-sites';
import { type LeftOut, leftOutOf, sitesFrom } from './health-sites';
import { byNewestVersion } from './health-status';

/** A state with the node that reported it. */
export interface PlacedState {
  node: CountedSite;
  state: CountedState;
}

export interface ApplicationGroup {
  application: string;
  count: number;
  /** The newest version first. */
  versions: readonly { version: string; states: readonly PlacedState[] }[];
}

/**
 * Groups the states of a node and of everything below it, by application and by version. Within a
 * version they have the order of the tree.
 */
export function groupStates(root: CountedSite): ApplicationGroup[] {
  const placed = [...sitesFrom(root)].flatMap((node) =>
    node.states.map((state) => ({ node, state })),
  );
  return [...groupedBy(placed, ({ state }) => state.applicationName)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([application, states]) => ({
      application,
      count: states.length,
      versions: [...groupedBy(states, ({ state }) => state.applicationVersion)]
        .sort(([a], [b]) => byNewestVersion(a, b))
        .map(([version, ofVersion]) => ({ version, states: ofVersion })),
    }));
}

/** Returns the nodes here and below that have silent states, the last heard first. */
export function silentBelow(root: CountedSite): { node: CountedSite; leftOut: LeftOut }[] {
  return [...sitesFrom(root)]
    .filter(({ silent }) => silent.length > 0)
    .map((node) => ({ node, leftOut: leftOutOf(node.silent) }))
    .sort((a, b) => (b.leftOut.newest ?? 0) - (a.leftOut.newest ?? 0));
}

/** Returns the terminals here and below that have never reported anything. */
export function withoutReportBelow(root: CountedSite): CountedSite[] {
  return [...sitesFrom(root)].filter(({ own }) => own['nothing-reported'] > 0);
}

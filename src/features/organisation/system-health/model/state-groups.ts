import { allNodes } from '~/domain/tree-model';
import type { CountedSite } from './counted-sites';
import { groupedByVersion, leftOutOf } from './health-sites';

/** Groups the states of a node and of everything below it, by application and by version. */
export const groupStates = (root: CountedSite) =>
  groupedByVersion(
    allNodes([root]).flatMap((node) => node.states.map((state) => ({ node, state }))),
  ).map(({ application, states, versions }) => ({ application, count: states.length, versions }));

/** A state with the node that reported it. */
export type PlacedState = ReturnType<
  typeof groupStates
>[number]['versions'][number]['states'][number];

/** Returns the nodes here and below that have silent states, the last heard first. */
export const silentBelow = (root: CountedSite) =>
  allNodes([root])
    .filter(({ silent }) => silent.length > 0)
    .map((node) => ({ node, leftOut: leftOutOf(node.silent) }))
    .sort((a, b) => (b.leftOut.newest ?? 0) - (a.leftOut.newest ?? 0));

/** Returns the terminals here and below that have never reported anything. */
export const withoutReportBelow = (root: CountedSite) =>
  allNodes([root]).filter(({ own }) => own['nothing-reported'] > 0);

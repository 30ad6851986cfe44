import type { ChildrenOf } from '~/domain/tree-model';
import { type AcceptancesSearch, oldVersions } from '../acceptances-search';
import type { AcceptanceNode, Entry } from './acceptance-nodes';

/**
 * The ids of the nodes above the selected one, the root first; undefined where there is no such
 * application. A version that is not the authorised one is among the older ones.
 */
export function pathTo(
  { app, version, acceptance }: AcceptancesSearch,
  roots: readonly AcceptanceNode[],
): string[] | undefined {
  const root = roots.find(({ id }) => id === `app:${app}`);
  if (!root) return undefined;
  if (version === undefined) return [];
  if (version === oldVersions) return [root.id];
  const versionId = `version:${version}`;
  const isCurrent = root.children?.some(({ id }) => id === versionId);
  const above = isCurrent ? [root.id] : [root.id, `old:${app}`];
  return acceptance === undefined ? above : [...above, versionId];
}

const ranks: Entry['entityType'][] = ['application', 'oldVersions', 'version', 'acceptance'];
const rankOf = ({ entry }: AcceptanceNode) => ranks.indexOf(entry.entityType);

/**
 * What may stand below a node of the tree. What is below a node is an answer of its own: with a
 * version below itself the tree would have no end.
 */
export function belongsBelow(parent: AcceptanceNode, child: AcceptanceNode): boolean {
  return rankOf(child) > rankOf(parent);
}

/** The authorised version of the application that a node belongs to. */
export function authorisedVersion(
  { address }: AcceptanceNode,
  roots: readonly AcceptanceNode[],
  childrenOf: ChildrenOf<AcceptanceNode>,
): string | undefined {
  const root = roots.find(({ id }) => id === `app:${address.app}`);
  const entries = root ? (childrenOf(root) ?? []).map(({ entry }) => entry) : [];
  return entries.flatMap((entry) => (entry.entityType === 'version' ? entry.title : []))[0];
}

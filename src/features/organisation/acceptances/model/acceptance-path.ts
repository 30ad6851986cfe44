import type { ChildrenOf } from '~/domain/tree-model';
import { type AcceptancesSearch, oldVersions } from '../acceptances-search';
import type { AcceptanceNode, Entry } from './acceptance-nodes';

/**
 * Returns the ids of the nodes above the selected one, the root first. A version that is not the
 * authorised one is among the old versions.
 * @returns undefined if the tree has no such application
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
 * Whether a node can be a child of another one. Each branch has an answer of its own, and a version
 * below itself would make the tree endless.
 */
export function belongsBelow(parent: AcceptanceNode, child: AcceptanceNode): boolean {
  return rankOf(child) > rankOf(parent);
}

/** Returns the title of the authorised version of the node's application. */
export function authorisedVersion(
  { address }: AcceptanceNode,
  roots: readonly AcceptanceNode[],
  childrenOf: ChildrenOf<AcceptanceNode>,
): string | undefined {
  const root = roots.find(({ id }) => id === `app:${address.app}`);
  const entries = root ? (childrenOf(root) ?? []).map(({ entry }) => entry) : [];
  return entries.flatMap((entry) => (entry.entityType === 'version' ? entry.title : []))[0];
}

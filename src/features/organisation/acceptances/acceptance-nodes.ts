import type { AcceptanceTreeNode, AcceptanceTreeVersion } from '~/api/version-acceptances';
import type { TreeNode } from '~/domain/tree-model';
import { versionText } from '~/domain/version-number';
import { type AcceptancesSearch, noSelection, oldVersions } from './acceptances-search';

type Entity = AcceptanceTreeNode['entity'];

/** A tree node, completed with what the screen needs. */
export interface AcceptanceNode extends TreeNode<AcceptanceNode> {
  readonly iconUri: string | null;
  /** The search parameters that select the node. */
  readonly address: AcceptancesSearch;
  readonly entry: Exclude<Entity, AcceptanceTreeVersion> | VersionEntry;
}

export interface VersionEntry extends AcceptanceTreeVersion {
  /** For example "POS Terminal 5.6.1.250". */
  title: string;
  /** Whether the organisation is authorised for this version. */
  isCurrent: boolean;
  /** How far it is accepted (docs/product/versions-and-health.md#acceptance-status). */
  state: 'Accepted' | 'Partial' | 'Not Accepted';
}

/**
 * Converts the nodes of an answer.
 * @param parent the address of the node above them; `noSelection` for the roots
 */
export function acceptanceNodes(
  answered: readonly AcceptanceTreeNode[],
  parent: AcceptancesSearch = noSelection,
): AcceptanceNode[] {
  return answered.map(({ entity, children, ...node }) => {
    const address = { ...parent, ...ownAddress(entity) };
    return {
      ...node,
      address,
      children: children && acceptanceNodes(children, address),
      entry: entryOf(entity, parent.version === undefined),
    };
  });
}

function ownAddress(entity: Entity): AcceptancesSearch {
  switch (entity.entityType) {
    case 'application':
      return { app: entity.applicationID };
    case 'version':
      return { version: entity.applicationPackage.applicationPackageID };
    case 'oldVersions':
      return { version: oldVersions };
    case 'acceptance':
      return { acceptance: entity.acceptance.applicationPackageAcceptanceID };
  }
}

function entryOf(entity: Entity, isCurrent: boolean): AcceptanceNode['entry'] {
  if (entity.entityType !== 'version') return entity;
  const { applicationPackage, acceptanceStatus } = entity;
  const { fullyAccepted, acceptedRootNodeIDs } = acceptanceStatus;
  const title = `${applicationPackage.applicationName} ${versionText(applicationPackage)}`.trim();
  const partial = acceptedRootNodeIDs.length > 0 ? 'Partial' : 'Not Accepted';
  return { ...entity, title, isCurrent, state: fullyAccepted ? 'Accepted' : partial };
}

/**
 * Returns the ids of the nodes above the selected one, the root first. A version that is not the
 * authorised one is among the old versions.
 * @returns undefined if the tree has no such application
 */
export function pathTo(search: AcceptancesSearch, roots: readonly AcceptanceNode[]) {
  const { app, version, acceptance } = search;
  const root = roots.find(({ id }) => id === `app:${app}`);
  if (!root) return undefined;
  if (version === undefined) return [];
  if (version === oldVersions) return [root.id];
  const versionId = `version:${version}`;
  const isCurrent = root.children?.some(({ id }) => id === versionId);
  const above = isCurrent ? [root.id] : [root.id, `old:${app}`];
  return acceptance === undefined ? above : [...above, versionId];
}

/** Returns the title of the authorised version of the node's application. */
export function authorisedVersion({ address }: AcceptanceNode, roots: readonly AcceptanceNode[]) {
  const root = roots.find(({ id }) => id === `app:${address.app}`);
  const entries = root?.children?.map(({ entry }) => entry);
  return entries?.find((entry) => entry.entityType === 'version')?.title;
}

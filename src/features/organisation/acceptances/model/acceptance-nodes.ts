import type {
  AcceptanceTreeAcceptance,
  AcceptanceTreeApplication,
  AcceptanceTreeNode,
  AcceptanceTreeVersion,
} from '~/api/version-acceptances';
import type { TreeNode } from '~/domain/tree-model';
import { versionText } from '~/domain/version-number';
import { type AcceptancesSearch, noSelection, oldVersions } from '../acceptances-search';

type Entity = AcceptanceTreeNode['entity'];

/** A node of the tree as the screen works with it. */
export interface AcceptanceNode extends TreeNode<AcceptanceNode> {
  readonly iconUri: string | null;
  /** The way to it. */
  readonly address: AcceptancesSearch;
  readonly children: readonly AcceptanceNode[] | null;
  readonly entry: Entry;
}

/** How far a version is accepted (docs/product/versions-and-health.md#acceptance-status). */
export type AcceptanceState = 'Accepted' | 'Partial' | 'Not Accepted';

export type ApplicationEntry = AcceptanceTreeApplication;
export type AcceptanceEntry = AcceptanceTreeAcceptance;

export interface VersionEntry extends AcceptanceTreeVersion {
  /** POS Terminal 5.6.1.250. */
  title: string;
  /** Whether it is the one that the organisation is authorised for. */
  isCurrent: boolean;
  state: AcceptanceState;
}

export type Entry = Exclude<Entity, AcceptanceTreeVersion> | VersionEntry;

/** Nodes as they were answered: the roots, or those below the node with an address. */
export function acceptanceNodes(
  answered: readonly AcceptanceTreeNode[],
  parent: AcceptancesSearch = noSelection,
): AcceptanceNode[] {
  return answered.map(({ entity, children, ...node }) => {
    const address = addressOf(entity, parent);
    return {
      ...node,
      address,
      children: children && acceptanceNodes(children, address),
      entry: entryOf(entity, parent.version === undefined),
    };
  });
}

function addressOf(entity: Entity, parent: AcceptancesSearch): AcceptancesSearch {
  switch (entity.entityType) {
    case 'application':
      return { ...noSelection, app: entity.applicationID };
    case 'version':
      return { ...parent, version: entity.applicationPackage.applicationPackageID };
    case 'oldVersions':
      return { ...parent, version: oldVersions };
    case 'acceptance':
      return { ...parent, acceptance: entity.acceptance.applicationPackageAcceptanceID };
  }
}

function entryOf(entity: Entity, isCurrent: boolean): Entry {
  if (entity.entityType !== 'version') return entity;
  const { applicationPackage, acceptanceStatus } = entity;
  const title = `${applicationPackage.applicationName} ${versionText(applicationPackage)}`.trim();
  return { ...entity, title, isCurrent, state: stateOf(acceptanceStatus) };
}

function stateOf({
  fullyAccepted,
  acceptedRootNodeIDs,
}: AcceptanceTreeVersion['acceptanceStatus']): AcceptanceState {
  if (fullyAccepted) return 'Accepted';
  return acceptedRootNodeIDs.length > 0 ? 'Partial' : 'Not Accepted';
}

import type {
  AcceptanceTreeAcceptance,
  AcceptanceTreeApplication,
  AcceptanceTreeNode,
  AcceptanceTreeVersion,
  ApplicationSettings,
} from '~/api/version-acceptances';
import type { TreeNode } from '~/domain/tree-model';
import { versionText } from '~/domain/version-number';
import { type AcceptancesSearch, noSelection, oldVersions } from '../acceptances-search';

/** A node of the tree as the screen works with it: nothing of it is missing. */
export interface AcceptanceNode extends TreeNode<AcceptanceNode> {
  /** Null where there is none that fits: of anything but an application. */
  readonly iconUri: string | null;
  /** The way to it. */
  readonly address: AcceptancesSearch;
  readonly children: readonly AcceptanceNode[] | null;
  readonly entry: Entry;
}

/** How far a version is accepted (section 4). */
export type AcceptanceState = 'Accepted' | 'Partial' | 'Not Accepted';

export interface ApplicationEntry {
  kind: 'application';
  applicationID: string;
  description: string;
  settings: ApplicationSettings;
}

export interface VersionEntry {
  kind: 'version';
  applicationID: string;
  packageID: string;
  /** POS Terminal 5.6.1.250. */
  title: string;
  /** Whether it is the one that the organisation is authorised for. */
  isCurrent: boolean;
  state: AcceptanceState;
  acceptedNodeIDs: readonly string[];
  /** When it was last accepted. */
  dateTimeAccepted: string | null;
  dateTimeCreated: string | null;
  changeNotes: string;
  /** In bytes. */
  size: number | undefined;
}

export interface AcceptanceEntry {
  kind: 'acceptance';
  applicationID: string;
  acceptance: AcceptanceTreeAcceptance['acceptance'];
  userName: string | null;
}

export type Entry =
  | ApplicationEntry
  | VersionEntry
  | { kind: 'oldVersions'; applicationID: string }
  | AcceptanceEntry
  // Of a sort that this console does not know.
  | { kind: 'unknown' };

/** Whatever an answer leaves out. */
type Loose<T> = { [Key in keyof T]?: T[Key] | null } | null | undefined;

/** Below what some nodes stand. */
interface Place {
  address: AcceptancesSearch;
  applicationName: string;
}

const rootPlace: Place = { address: noSelection, applicationName: '' };

/** Nodes as they were answered, those without an id left out. */
export function acceptanceNodes(
  answered: readonly AcceptanceTreeNode[] | null | undefined,
  place: Place = rootPlace,
): AcceptanceNode[] {
  return (answered ?? []).filter((node) => node?.id).map((node) => nodeOf(node, place));
}

/** The nodes that were loaded below another one. */
export function nodesBelow(
  parent: AcceptanceNode,
  answered: readonly AcceptanceTreeNode[] | undefined,
  applicationName: string,
): AcceptanceNode[] {
  return acceptanceNodes(answered, { address: parent.address, applicationName });
}

function nodeOf(node: AcceptanceTreeNode, place: Place): AcceptanceNode {
  const id = node.id.slice(node.id.indexOf(':') + 1);
  const address = addressOf(node, id, place.address);
  const isApplication = node.entity?.entityType === 'application';
  const applicationName = isApplication ? (node.name ?? '') : place.applicationName;
  const entry = entryOf(node, id, { address, applicationName }, place.address);
  const children = node.children && acceptanceNodes(node.children, { address, applicationName });
  return {
    id: node.id,
    name: node.name ?? (entry.kind === 'version' ? entry.title : ''),
    nameSuffix: node.nameSuffix ?? null,
    iconUri: isApplication ? (node.iconUri ?? null) : null,
    hasChildren: node.hasChildren ?? false,
    children: children ?? null,
    address,
    entry,
  };
}

function addressOf(
  { entity }: AcceptanceTreeNode,
  id: string,
  parent: AcceptancesSearch,
): AcceptancesSearch {
  if (entity?.entityType === 'application') return { ...noSelection, app: id };
  if (entity?.entityType === 'version') return { ...parent, version: id };
  if (entity?.entityType === 'oldVersions') return { ...parent, version: oldVersions };
  return { ...parent, acceptance: id };
}

function entryOf(
  { entity }: AcceptanceTreeNode,
  id: string,
  { address, applicationName }: Place,
  parent: AcceptancesSearch,
): Entry {
  const applicationID = address.app ?? '';
  switch (entity?.entityType) {
    case 'application':
      return applicationEntry(id, entity);
    case 'version':
      return versionEntry(id, applicationID, applicationName, entity, parent.version === undefined);
    case 'oldVersions':
      return { kind: 'oldVersions', applicationID };
    case 'acceptance':
      return acceptanceEntry(id, entity, address);
    default:
      return { kind: 'unknown' };
  }
}

function applicationEntry(
  applicationID: string,
  { applicationDescription, settings }: AcceptanceTreeApplication,
): ApplicationEntry {
  const loose: Loose<ApplicationSettings> = settings;
  return {
    kind: 'application',
    applicationID,
    description: applicationDescription ?? '',
    settings: {
      autoAccept: loose?.autoAccept ?? false,
      notBeforeTimeUTC: loose?.notBeforeTimeUTC ?? null,
    },
  };
}

function versionEntry(
  packageID: string,
  applicationID: string,
  applicationName: string,
  { applicationPackage, acceptanceStatus }: AcceptanceTreeVersion,
  isCurrent: boolean,
): VersionEntry {
  const version: Loose<AcceptanceTreeVersion['applicationPackage']> = applicationPackage;
  const status: Loose<AcceptanceTreeVersion['acceptanceStatus']> = acceptanceStatus;
  const acceptedNodeIDs = status?.acceptedRootNodeIDs ?? [];
  const name = version?.applicationName ?? applicationName;
  return {
    kind: 'version',
    applicationID,
    packageID,
    title: `${name} ${version ? versionText(applicationPackage) : ''}`.trim(),
    isCurrent,
    state: stateOf(status?.fullyAccepted ?? false, acceptedNodeIDs),
    acceptedNodeIDs,
    dateTimeAccepted: status?.dateTimeAccepted ?? null,
    dateTimeCreated: version?.dateTimeCreatedUTC ?? status?.packageDateTimeCreated ?? null,
    changeNotes: (version?.changeNotes ?? status?.changeNotes ?? '').trim(),
    size: version?.installerPackageLength ?? undefined,
  };
}

function stateOf(isFull: boolean, acceptedNodeIDs: readonly string[]): AcceptanceState {
  if (isFull) return 'Accepted';
  return acceptedNodeIDs.length > 0 ? 'Partial' : 'Not Accepted';
}

function acceptanceEntry(
  id: string,
  { acceptance, userName }: AcceptanceTreeAcceptance,
  { app = '', version = '' }: AcceptancesSearch,
): AcceptanceEntry {
  const loose: Loose<AcceptanceTreeAcceptance['acceptance']> = acceptance;
  return {
    kind: 'acceptance',
    applicationID: app,
    acceptance: {
      applicationPackageAcceptanceID: loose?.applicationPackageAcceptanceID ?? id,
      applicationPackageID: loose?.applicationPackageID ?? version,
      notBefore: loose?.notBefore ?? null,
      rootNodeID: loose?.rootNodeID ?? null,
      rootNodeType: loose?.rootNodeType ?? null,
      userID: loose?.userID ?? null,
      dateTimeAccepted: loose?.dateTimeAccepted ?? '',
    },
    userName: userName ?? null,
  };
}

import type { ApplicationAuthorisation, ApplicationPackage } from '~/api/version-authorisations';
import { organisationLabelOf, shownName } from '~/domain/shown-name';
import type { TreeNode } from '~/domain/tree-model';
import { compareVersions, type VersionNumber, versionText } from '~/domain/version-number';

/** Takes the place of a package id and means that the organisation may use no version. */
export const unauthorised = 'none';

/** A child organisation, and the version of an application that it may use. */
export interface ChildOrganisation {
  id: string;
  /** In the form `Name [organisationCode]`. */
  label: string;
  name: string;
  code: string;
  /** The id of a package, or `unauthorised`. */
  versionKey: string;
}

/**
 * The organisations that may use a version of an application. The group `unauthorised` has the
 * organisations that may use none.
 */
export interface VersionGroup {
  /** The id of the package, or `unauthorised`. */
  key: string;
  name: string;
  /** Null for `unauthorised`. */
  version: VersionNumber | null;
  isLatest: boolean;
  organisations: readonly ChildOrganisation[];
  /** The package itself; undefined until the packages have loaded. */
  details: ApplicationPackage | undefined;
}

/** An application with the child organisations. */
export interface ChildApplication {
  id: string;
  name: string;
  iconUri: string | null;
  organisations: readonly ChildOrganisation[];
  /** The versions that the rows name, by the ids of their packages. */
  versions: ReadonlyMap<string, VersionNumber>;
  /** The id of the newest package that the rows name. */
  latestKey: string | undefined;
}

/** Groups the rows by application, in the order of the rows. */
export function childApplications(rows: readonly ApplicationAuthorisation[]): ChildApplication[] {
  return [...groupedBy(rows, ({ applicationID }) => applicationID)].map(([id, own]) => {
    const found = own.flatMap(({ latestVersion, currentVersion }) =>
      [latestVersion, currentVersion].filter((version) => version !== null),
    );
    const versions = new Map(found.map((version) => [version.applicationPackageID, version]));
    return {
      id,
      name: shownName(own[0]?.applicationName),
      iconUri: found.find(({ iconUri }) => iconUri !== null)?.iconUri ?? null,
      organisations: own.map(childOf),
      versions,
      latestKey: newestFirst(versions)[0]?.[0],
    };
  });
}

function childOf({ organisation, currentVersion }: ApplicationAuthorisation): ChildOrganisation {
  return {
    id: organisation.organisationID,
    name: shownName(organisation.name),
    code: organisation.organisationCode,
    label: organisationLabelOf(organisation),
    versionKey: currentVersion?.applicationPackageID ?? unauthorised,
  };
}

/**
 * Returns the versions of an application, newest first. The last group has the organisations that
 * may use none.
 * @param packages undefined until they have loaded: the versions are then those that the rows name
 */
export function versionGroups(
  application: ChildApplication,
  packages: readonly ApplicationPackage[] | undefined,
): VersionGroup[] {
  const details = new Map(packages?.map((found) => [found.applicationPackageID, found]));
  const organisations = groupedBy(application.organisations, ({ versionKey }) => versionKey);
  const sorted = newestFirst(new Map([...application.versions, ...details]));
  const groups = sorted.map(([key, version], index) => ({
    key,
    name: versionText(version),
    version,
    isLatest: index === 0,
    organisations: organisations.get(key) ?? [],
    details: details.get(key),
  }));
  const none = {
    key: unauthorised,
    name: 'Unauthorised',
    version: null,
    isLatest: false,
    organisations: organisations.get(unauthorised) ?? [],
    details: undefined,
  };
  return [...groups, none];
}

/**
 * Returns the key of the newest version.
 * @param groups undefined until they have loaded: the key is then the newest that the rows name
 */
export function latestKeyOf(
  { latestKey }: ChildApplication,
  groups: readonly VersionGroup[] | undefined,
): string | undefined {
  return groups?.find(({ isLatest }) => isLatest)?.key ?? latestKey;
}

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function newestFirst(versions: ReadonlyMap<string, VersionNumber>): [string, VersionNumber][] {
  return [...versions].sort(([, a], [, b]) => compareVersions(b, a));
}

/** A tree node: an application, or one of its children, which are versions and Unauthorised. */
export interface AuthorisationNode extends TreeNode<AuthorisationNode> {
  application: ChildApplication;
  /** Undefined for the application itself. */
  group: VersionGroup | undefined;
}

/**
 * Returns the id of a node, with the prefix of its kind
 * (docs/product/versions-and-health.md#tree-entry-prefixes).
 */
export function nodeId(appId: string, versionKey?: string): string {
  if (versionKey === undefined) return `app:${appId}`;
  return versionKey === unauthorised ? `none:${appId}` : `pkg:${versionKey}`;
}

/** The count as badges show it: "1 org", "12 orgs". */
export function orgsText(count: number): string {
  return `${count.toLocaleString()} ${count === 1 ? 'org' : 'orgs'}`;
}

/**
 * Builds the tree of the applications (docs/product/versions-and-health.md#authorisation-tree).
 * @param groupsOf returns the versions of an application; undefined until its packages have loaded
 */
export function authorisationNodes(
  applications: readonly ChildApplication[],
  groupsOf: (appId: string) => readonly VersionGroup[] | undefined = () => undefined,
): AuthorisationNode[] {
  return applications.map((application) => {
    const groups = groupsOf(application.id);
    return {
      id: nodeId(application.id),
      name: application.name,
      application,
      group: undefined,
      hasChildren: true,
      children: groups ? versionNodes(application, groups) : null,
    };
  });
}

/** Builds the children of an application. */
export function versionNodes(
  application: ChildApplication,
  groups: readonly VersionGroup[],
): AuthorisationNode[] {
  return groups.map((group) => ({
    id: nodeId(application.id, group.key),
    name: group.name,
    application,
    group,
    hasChildren: false,
    children: null,
  }));
}

/** Returns the versions of an application's node; undefined until its packages have loaded. */
export function groupsBelow({ children }: AuthorisationNode): VersionGroup[] | undefined {
  return children?.flatMap(({ group }) => group ?? []);
}

/** A badge that counts organisations. It is green when they are on the latest version. */
export interface CountBadge {
  count: number;
  isLatest: boolean;
  /** The count and its meaning, as text. */
  note: string;
}

/**
 * Returns the badges of a row. An application counts its organisations on the latest version, and
 * those on an older one.
 */
export function badgesOf(node: AuthorisationNode): CountBadge[] {
  const { application, group } = node;
  if (group) {
    const { key, name, isLatest, organisations } = group;
    const state = key === unauthorised ? `not authorised for ${application.name}` : `on ${name}`;
    return badge(organisations.length, isLatest, isLatest ? `${state}, the latest` : state);
  }
  const latestKey = latestKeyOf(application, groupsBelow(node));
  const keys = application.organisations.map(({ versionKey }) => versionKey);
  const authorised = keys.filter((key) => key !== unauthorised);
  const latest = authorised.filter((key) => key === latestKey).length;
  return [
    ...badge(latest, true, 'on the latest version'),
    ...badge(authorised.length - latest, false, 'on an older version'),
  ];
}

function badge(count: number, isLatest: boolean, state: string): CountBadge[] {
  return count === 0 ? [] : [{ count, isLatest, note: `${orgsText(count)} ${state}` }];
}

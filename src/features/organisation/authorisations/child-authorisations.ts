import type { ApplicationAuthorisation, ApplicationPackage } from '~/api/version-authorisations';
import { countText } from '~/domain/count-text';
import { groupedBy, loadedRecords } from '~/domain/lists';
import { organisationLabelOf, shownName } from '~/domain/shown-name';
import type { TreeNode } from '~/domain/tree-model';
import { compareVersions, type VersionNumber, versionText } from '~/domain/version-number';

/** Takes the place of a package id and means that the organisation may use no version. */
export const unauthorised = 'none';

export type ChildApplication = ReturnType<typeof childApplications>[number];

/** A child organisation, and the version of an application that it may use. */
export type ChildOrganisation = ChildApplication['organisations'][number];

/** Groups the rows by application, in the order of the rows. */
export function childApplications(rows: readonly ApplicationAuthorisation[]) {
  return [...groupedBy(rows, ({ applicationID }) => applicationID)].map(([id, own]) => {
    const found = own.flatMap(({ latestVersion, currentVersion }) =>
      [latestVersion, currentVersion].filter((version) => version !== null),
    );
    /** The versions that the rows name, by the ids of their packages. */
    const versions: ReadonlyMap<string, VersionNumber> = new Map(
      found.map((version) => [version.applicationPackageID, version]),
    );
    return {
      id,
      name: shownName(own[0]?.applicationName),
      iconUri: found.find(({ iconUri }) => iconUri !== null)?.iconUri,
      organisations: own.map(({ organisation, currentVersion }) => ({
        id: organisation.organisationID,
        name: shownName(organisation.name),
        code: organisation.organisationCode,
        label: organisationLabelOf(organisation),
        /** The id of a package, or `unauthorised`. */
        versionKey: currentVersion?.applicationPackageID ?? unauthorised,
      })),
      versions,
      /** The id of the newest package that the rows name. */
      latestKey: newestFirst(versions)[0]?.[0],
    };
  });
}

const newestFirst = (versions: ReadonlyMap<string, VersionNumber>) =>
  [...versions].sort(([, a], [, b]) => compareVersions(b, a));

/** The organisations that may use a version of an application, or none: group `unauthorised`. */
type VersionGroup = ReturnType<typeof versionGroups>[number];

/** The selected entry of the tree. */
export interface AuthorisationSelection {
  application: ChildApplication;
  groups: readonly VersionGroup[];
  /** Undefined for the application itself. */
  group: VersionGroup | undefined;
  /** The organisations of the entry. */
  listed: readonly ChildOrganisation[];
}

/**
 * Returns the versions of an application, newest first. The last group has the organisations that
 * may use none.
 * @param packages undefined until they have loaded: the versions are then those that the rows name
 */
export function versionGroups(
  application: ChildApplication,
  packages: readonly ApplicationPackage[] | undefined,
) {
  const details = new Map(packages?.map((found) => [found.applicationPackageID, found]));
  const organisations = groupedBy(application.organisations, ({ versionKey }) => versionKey);
  const sorted: [string, VersionNumber | null][] = [
    ...newestFirst(new Map([...application.versions, ...details])),
    [unauthorised, null],
  ];
  return sorted.map(([key, version], index) => ({
    /** The id of the package, or `unauthorised`. */
    key,
    name: version ? versionText(version) : 'Unauthorised',
    /** Null for `unauthorised`. */
    version,
    isLatest: version !== null && index === 0,
    organisations: loadedRecords(organisations.get(key)),
    /** The package itself; undefined until the packages have loaded. */
    details: details.get(key),
  }));
}

/**
 * Counts the organisations of an application on its latest version, on older ones and on none.
 * @param groups undefined until they have loaded: the latest is then the newest that the rows name
 */
export function spreadOf(
  { organisations, latestKey }: ChildApplication,
  groups: readonly VersionGroup[] | undefined,
) {
  const newest = groups?.find(({ isLatest }) => isLatest)?.key ?? latestKey;
  const count = (wanted: string | undefined) =>
    organisations.filter(({ versionKey }) => versionKey === wanted).length;
  const [latest, none] = [count(newest), count(unauthorised)];
  return { latest, older: organisations.length - latest - none, none };
}

/** A tree node: an application, or one of its children, which are versions and Unauthorised. */
export interface AuthorisationNode extends TreeNode<AuthorisationNode> {
  application: ChildApplication;
  /** Undefined for the application itself. */
  group: VersionGroup | undefined;
}

/** Returns the id of a node (docs/product/versions-and-health.md#tree-entry-prefixes). */
export function nodeId(appId: string, versionKey?: string): string {
  if (versionKey === undefined) return `app:${appId}`;
  return versionKey === unauthorised ? `none:${appId}` : `pkg:${versionKey}`;
}

/** Builds the node of an application, whose children come with its packages, or of one of them. */
export const nodeOf = (application: ChildApplication, group?: VersionGroup): AuthorisationNode => ({
  id: nodeId(application.id, group?.key),
  name: group ? group.name : application.name,
  application,
  group,
  hasChildren: !group,
  children: null,
});

/** Returns the versions of an application's node; undefined until its packages have loaded. */
export const groupsBelow = ({ children }: AuthorisationNode): VersionGroup[] | undefined =>
  children?.map(({ group }) => group).filter((group) => group !== undefined);

/** Returns the count as badges show it: "1 org", "12 orgs". */
export const orgsText = (count: number) => countText(count, 'org');

/** Returns the badges of a row, each with a number of organisations and its meaning as text. */
export function badgesOf(node: AuthorisationNode) {
  const { application, group } = node;
  if (group) {
    const { key, name, isLatest, organisations } = group;
    const state = key === unauthorised ? `not authorised for ${application.name}` : `on ${name}`;
    return badge(organisations.length, isLatest, isLatest ? `${state}, the latest` : state);
  }
  const { latest, older } = spreadOf(application, groupsBelow(node));
  return [
    ...badge(latest, true, 'on the latest version'),
    ...badge(older, false, 'on an older version'),
  ];
}

const badge = (count: number, isLatest: boolean, state: string) =>
  count === 0 ? [] : [{ count, isLatest, note: `${orgsText(count)} ${state}` }];

import type { ApplicationAuthorisation, ApplicationPackage } from '~/api/version-authorisations';
import { organisationLabelOf, shownName } from '~/domain/shown-name';
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
  const rowsById = new Map<string, ApplicationAuthorisation[]>();
  for (const row of rows) {
    const known = rowsById.get(row.applicationID);
    if (known) known.push(row);
    else rowsById.set(row.applicationID, [row]);
  }
  return [...rowsById].map(([id, own]) => {
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
  const organisations = new Map<string, ChildOrganisation[]>();
  for (const organisation of application.organisations) {
    const group = organisations.get(organisation.versionKey);
    if (group) group.push(organisation);
    else organisations.set(organisation.versionKey, [organisation]);
  }
  const sorted = newestFirst(new Map([...application.versions, ...details]));
  const groups = sorted.map(([key, version], place) => ({
    key,
    name: versionText(version),
    version,
    isLatest: place === 0,
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

function newestFirst(versions: ReadonlyMap<string, VersionNumber>): [string, VersionNumber][] {
  return [...versions].sort(([, a], [, b]) => compareVersions(b, a));
}

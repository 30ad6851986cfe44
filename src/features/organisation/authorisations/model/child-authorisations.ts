import type { ApplicationAuthorisation, ApplicationPackage } from '~/api/version-authorisations';
import { organisationLabelOf } from '~/domain/organisation-label';
import { shownName } from '~/domain/shown-name';
import { compareVersions, type VersionNumber, versionText } from '~/domain/version-number';

/** Stands for no version, where a version is named by the id of its package. */
export const unauthorised = 'none';

/** An organisation below, and what it may use of an application. */
export interface ChildOrganisation {
  id: string;
  /** Name [organisationCode]. */
  label: string;
  name: string;
  code: string;
  /** The id of a package, or `unauthorised`. */
  versionKey: string;
}

/** A version of an application with the organisations that may use it; or those that may use none. */
export interface VersionGroup {
  /** The id of the package, or `unauthorised`. */
  key: string;
  name: string;
  /** Null for `unauthorised`. */
  version: VersionNumber | null;
  isLatest: boolean;
  organisations: readonly ChildOrganisation[];
  /** What is known of the package; undefined until the packages have come. */
  details: ApplicationPackage | undefined;
}

/** An application with the organisations below. */
export interface ChildApplication {
  id: string;
  name: string;
  iconUri: string | null;
  organisations: readonly ChildOrganisation[];
  /** By the ids of their packages: those that rows speak of. */
  versions: ReadonlyMap<string, VersionNumber>;
  /** The id of the newest package that rows speak of. */
  latestKey: string | undefined;
}

/** The applications of the rows, in their order. */
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
 * The versions of an application, newest first, and at the end the organisations that may use none.
 * @param packages undefined while they are not there: the versions are those that rows speak of
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
 * The key of the newest version that there is.
 * @param groups undefined while they are not there: it is the newest that rows speak of
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

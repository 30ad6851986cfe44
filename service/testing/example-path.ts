import { fixedIdentifier } from '../database/seed/fixed-identifiers';
import type { RecordKind, Records } from './foreign-records';

/** The organisation of the contract's examples, by the words around a path's placeholder. */
const organisations: readonly [words: string, number: number][] = [
  // An organisation that is not initialised yet.
  ['{orgId}/initialise', 5],
  // The licensee whose outlets the acceptances name.
  ['{orgId}/acceptances/', 4],
  ['{orgId}', 3],
];

const records: readonly [words: string, exampleID: string, kind?: RecordKind][] = [
  ['userpermissiongroup/{id}', fixedIdentifier('permissionGroup', 2), 'permissionGroup'],
  ['links/{id}', fixedIdentifier('link', 2), 'link'],
  ['team/{id}', fixedIdentifier('team', 1), 'team'],
  ['serviceaccounts/{id}', fixedIdentifier('serviceAccount', 1), 'serviceAccount'],
  ['invite/{id}', fixedIdentifier('invite', 1), 'invite'],
  ['{kind}', 'teams'],
  ['/{recordId}', fixedIdentifier('team', 1), 'team'],
  // Records that belong to no organisation.
  ['{appId}', fixedIdentifier('application', 1)],
  ['{packageId}', fixedIdentifier('applicationPackage', 1)],
  ['{recordKind}', 'Team'],
];

/** Finds the organisation of a path's examples. */
export function exampleOrganisation(path: string): string {
  const found = organisations.find(([words]) => path.includes(words));
  return fixedIdentifier('organisation', found?.[1] ?? 3);
}

/**
 * Fills a path with the ids of the contract's examples, which are records of the demo data.
 * @param others ids to use instead, by the kind of their record
 */
export function examplePath(
  path: string,
  others: Partial<Records> = {},
  organisationID = exampleOrganisation(path),
): string {
  return records.reduce(
    (text, [words, exampleID, kind]) =>
      text.replace(words, words.replace(/\{\w+\}/, (kind && others[kind]) || exampleID)),
    path.replace('{orgId}', organisationID),
  );
}

/**
 * Whether a path names a record of an organisation. A history is empty for a record of another
 * organisation.
 */
export function namesRecord(path: string): boolean {
  if (path.includes('/history/')) return false;
  return records.some(([words, , kind]) => kind !== undefined && path.includes(words));
}

import type { Organisation } from '~/api/organisations';

const noID = '00000000-0000-0000-0000-000000000000';

/** The id of the user whom an entry's link leads to; undefined where there is none. */
export function linkedUser(userID: string | null): string | undefined {
  return userID && userID !== noID ? userID : undefined;
}

/**
 * The ids of organisations by their exact names. An entry has only the name, so one that several
 * organisations share leads nowhere.
 */
export function organisationsByName(
  organisations: readonly Pick<Organisation, 'name' | 'organisationID'>[],
): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const shared = new Set<string>();
  for (const { name, organisationID } of organisations) {
    if (ids.has(name)) shared.add(name);
    ids.set(name, organisationID);
  }
  for (const name of shared) ids.delete(name);
  return ids;
}

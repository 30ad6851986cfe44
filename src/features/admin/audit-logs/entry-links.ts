import type { Organisation } from '~/api/organisations';

const noID = '00000000-0000-0000-0000-000000000000';

/** Returns the id of the user that an entry links to, or undefined without a user. */
export function linkedUser(userID: string | null): string | undefined {
  return userID && userID !== noID ? userID : undefined;
}

/**
 * Returns the ids of organisations by their exact names. An entry has only the name, so a name that
 * several organisations share gets no link.
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

import type { Caller } from '../../authentication/caller';
import { organisationRoleOf } from '../../authentication/organisation-role';
import type { Database } from '../../database/open-database';

/**
 * Returns the owners into whose teams the caller may put people. Only its administrators and super
 * users can give the teams of an organisation above. Otherwise an invitation, or a link to one,
 * would give more than its sender has (decision 0074).
 * @param owners ids of the owners, which may repeat
 * @param organisationID the organisation that the caller acts for, and administers
 */
export async function ownersToFill(
  database: Pick<Database, 'select'>,
  owners: readonly string[],
  organisationID: string,
  { caller, now }: { caller: Pick<Caller, 'userID' | 'isSuperUser'>; now: Date },
): Promise<ReadonlySet<string>> {
  const filled = new Set<string>();
  for (const ownerID of new Set(owners)) {
    const isOwn = ownerID === organisationID || caller.isSuperUser;
    const role = isOwn ? null : await organisationRoleOf(database, caller.userID, ownerID, now);
    if (isOwn || role === 'administrator') filled.add(ownerID);
  }
  return filled;
}

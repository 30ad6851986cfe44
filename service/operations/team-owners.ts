import type { Caller } from '../authentication/caller';
import { organisationRoleOf } from '../authentication/organisation-role';
import type { Database } from '../database/open-database';

/**
 * Of the organisations that own teams those into whose teams the caller may put people. The teams of
 * an organisation above can be given as well, but only by who administers it: otherwise an
 * invitation, or a link to one, would reach further than the person who has it (decision 0018).
 * @param owners ids of the owners, which may repeat
 * @param organisationID the organisation that the caller acts for, and administers
 */
export async function ownersToFill(
  database: Pick<Database, 'select'>,
  owners: readonly string[],
  organisationID: string,
  caller: Caller,
): Promise<ReadonlySet<string>> {
  const filled = new Set<string>();
  for (const ownerID of new Set(owners)) {
    const isOwn = ownerID === organisationID || caller.isSuperUser;
    const role = isOwn ? null : await organisationRoleOf(database, caller.userID, ownerID);
    if (isOwn || role === 'administrator') filled.add(ownerID);
  }
  return filled;
}

import type { Caller } from '../../authentication/caller';
import { organisationRoleOf } from '../../authentication/organisation-role';
import type { Database } from '../../database/open-database';

/**
 * Returns the code of docs/product/messages.md#coded-errors for a caller who has just lost their
 * own administrator access to an organisation; null when they still administer it. Call it at the
 * end of the transaction with the change. Super users administer every organisation without an
 * access link.
 * @param now the moment at which the access counts
 * @param withoutTeamID a team whose access does not count, for a question before its deletion
 */
export async function lossOfOwnAccess(
  transaction: Pick<Database, 'select'>,
  caller: Caller,
  organisationID: string,
  now: Date,
  withoutTeamID?: string,
): Promise<'BadRequest_CannotDemoteSelf' | 'BadRequest_CannotUnlinkSelfFromOrganisation' | null> {
  if (caller.isSuperUser) return null;
  const { userID } = caller;
  const role = await organisationRoleOf(transaction, userID, organisationID, now, withoutTeamID);
  if (role === 'administrator') return null;
  return role === 'member'
    ? 'BadRequest_CannotDemoteSelf'
    : 'BadRequest_CannotUnlinkSelfFromOrganisation';
}

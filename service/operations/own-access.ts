import type { Caller } from '../authentication/caller';
import { organisationRoleOf } from '../authentication/organisation-role';
import type { Database } from '../database/open-database';

/**
 * Which code of docs/product/messages.md#coded-errors forbids what a caller has just done to the
 * own access to an organisation: null when the caller still administers it. To be asked at the end
 * of the transaction that did it. Super users administer every organisation without any access
 * link.
 */
export async function lossOfOwnAccess(
  transaction: Pick<Database, 'select'>,
  caller: Caller,
  organisationID: string,
): Promise<'BadRequest_CannotDemoteSelf' | 'BadRequest_CannotUnlinkSelfFromOrganisation' | null> {
  if (caller.isSuperUser) return null;
  const role = await organisationRoleOf(transaction, caller.userID, organisationID);
  if (role === 'administrator') return null;
  return role === 'member'
    ? 'BadRequest_CannotDemoteSelf'
    : 'BadRequest_CannotUnlinkSelfFromOrganisation';
}

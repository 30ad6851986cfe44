import type { Caller } from '../../authentication/caller';
import type { DatabaseTransaction } from '../../database/open-database';
import { ownLimitOf } from '../organisation-access/own-end';
import type { DeletedRows, PutBack } from './deleted-rows';
import { putBackInvites } from './put-back-invites';
import { putBackLinks } from './put-back-links';
import { putBackMembers } from './put-back-members';

/**
 * Puts deleted rows of an organisation back: all of them, or nothing.
 * @throws Refusal if they do not fit the present records, or would give the caller something beyond their
 * own end (decision 0125)
 */
export async function putBack(
  transaction: DatabaseTransaction,
  rows: DeletedRows,
  organisationID: string,
  { caller, now }: { caller: Caller; now: Date },
): Promise<PutBack[]> {
  // Since the deletion a team or a permission group may have come to give more.
  const limit = await ownLimitOf(transaction, caller, organisationID, now);
  return [
    ...(await putBackMembers(transaction, rows, organisationID, limit)),
    ...(await putBackLinks(transaction, rows, organisationID, limit)),
    ...(await putBackInvites(transaction, rows, now)),
  ];
}

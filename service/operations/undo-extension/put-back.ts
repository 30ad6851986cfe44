import type { DatabaseTransaction } from '../../database/open-database';
import type { DeletedRows, PutBack } from './deleted-rows';
import { putBackInvites } from './put-back-invites';
import { putBackLinks } from './put-back-links';
import { putBackMembers } from './put-back-members';

/**
 * Puts deleted rows of an organisation back: all of them, or nothing.
 * @throws Refusal if they do not fit the present records
 */
export async function putBack(
  transaction: DatabaseTransaction,
  rows: DeletedRows,
  organisationID: string,
): Promise<PutBack[]> {
  return [
    ...(await putBackMembers(transaction, rows, organisationID)),
    ...(await putBackLinks(transaction, rows, organisationID)),
    ...(await putBackInvites(transaction, rows)),
  ];
}

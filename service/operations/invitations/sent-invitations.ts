import { eq, inArray } from 'drizzle-orm';
import type { AuditEntry } from '../../audit-log';
import type { Caller } from '../../authentication/caller';
import { organisationRoleOf } from '../../authentication/organisation-role';
import { inSlices, slicesOf } from '../../database/in-slices';
import type { Database, DatabaseTransaction } from '../../database/open-database';
import { invites } from '../../database/schema/invites';
import { organisationClosure, organisations } from '../../database/schema/organisations';
import { users } from '../../database/schema/people';
import { teamNotToGive } from '../invite-user/check';
import { type DeletedRows, readInvitesToDelete } from '../undo-extension/deleted-rows';

type Reader = Pick<Database, 'select'>;
type SentInvite = Pick<
  typeof invites.$inferSelect,
  'organisationID' | 'senderUserID' | 'teamMembershipIDs'
>;

/** Who takes a right away, and when. */
interface Taking {
  caller: Caller;
  now: Date;
}

/** Withdrawn invitations, for the audit log and for an Undo of what withdrew them. */
export interface Withdrawal {
  entries: AuditEntry[];
  rows: DeletedRows;
}

/**
 * Whether the sender of an invitation may give at this moment what it grants. An invitation is worth no
 * more than the right of its sender (decision 0074).
 */
export async function mayStillGive(
  database: Reader,
  { organisationID, senderUserID, teamMembershipIDs }: SentInvite,
  now: Date,
): Promise<boolean> {
  if (senderUserID === null) return false;
  const [sender] = await database
    .select({ scopes: users.scopes })
    .from(users)
    .where(eq(users.userID, senderUserID));
  if (!sender || sender.scopes.includes('anonymous')) return false;
  if (sender.scopes.includes('superuser')) return true;
  const role = await organisationRoleOf(database, senderUserID, organisationID, now);
  if (role !== 'administrator') return false;
  const caller = { userID: senderUserID, isSuperUser: false };
  const asking = { caller, now };
  return (await teamNotToGive(database, teamMembershipIDs, organisationID, asking)) === null;
}

/**
 * Withdraws what people have sent and may not give any more. Call it after the loss of their rights.
 * @param places ids of the organisations in which they lost rights, and so in those below. What they have
 * sent elsewhere is not the business of the caller. Without it they lost rights everywhere.
 */
export async function withdrawUnfounded(
  transaction: DatabaseTransaction,
  senders: readonly string[],
  taking: Taking,
  places?: readonly string[],
): Promise<Withdrawal> {
  const below = places && (await organisationsBelow(transaction, places));
  return withdraw(transaction, senders, taking, async (invite) => {
    if (below && !below.has(invite.organisationID)) return false;
    return !(await mayStillGive(transaction, invite, taking.now));
  });
}

/** Withdraws what may not be given any more in organisations that have another parent, and below them. */
export async function withdrawAfterMove(
  transaction: DatabaseTransaction,
  moved: readonly string[],
  taking: Taking,
): Promise<Withdrawal> {
  const below = [...(await organisationsBelow(transaction, moved))];
  const senders = await inSlices(below, (slice) =>
    transaction
      .selectDistinct({ id: invites.senderUserID })
      .from(invites)
      .where(inArray(invites.organisationID, slice)),
  );
  const ids = senders.flatMap(({ id }) => id ?? []);
  return withdrawUnfounded(transaction, ids, taking, moved);
}

async function organisationsBelow(
  database: Reader,
  places: readonly string[],
): Promise<ReadonlySet<string>> {
  const { ancestorID, descendantID } = organisationClosure;
  const rows = await inSlices([...new Set(places)], (slice) =>
    database
      .select({ id: descendantID })
      .from(organisationClosure)
      .where(inArray(ancestorID, slice)),
  );
  return new Set(rows.map(({ id }) => id));
}

/** Withdraws everything that people have sent. Call it before the deletion of their accounts. */
export const withdrawAllOf = (
  transaction: DatabaseTransaction,
  senders: readonly string[],
  taking: Taking,
): Promise<Withdrawal> => withdraw(transaction, senders, taking, async () => true);

async function withdraw(
  transaction: DatabaseTransaction,
  senders: readonly string[],
  { caller }: Taking,
  isWithdrawn: (invite: SentInvite) => Promise<boolean>,
): Promise<Withdrawal> {
  const sent = await inSlices([...new Set(senders)], (slice) =>
    transaction
      .select({ invite: invites, name: organisations.name })
      .from(invites)
      .innerJoin(organisations, eq(organisations.organisationID, invites.organisationID))
      .where(inArray(invites.senderUserID, slice)),
  );
  const entries: AuditEntry[] = [];
  const ids: string[] = [];
  for (const { invite, name } of sent) {
    if (!(await isWithdrawn(invite))) continue;
    const { organisationUserInviteID, organisationID, email, senderName } = invite;
    ids.push(organisationUserInviteID);
    entries.push({
      type: 'InvitationWithdrawn',
      caller,
      organisation: { organisationID, name },
      message: `The invitation of ${email} was withdrawn: ${senderName}, who sent it, may not give it any more.`,
    });
  }
  const rows = await readInvitesToDelete(transaction, ids);
  for (const slice of slicesOf(ids)) {
    await transaction.delete(invites).where(inArray(invites.organisationUserInviteID, slice));
  }
  return { entries, rows };
}

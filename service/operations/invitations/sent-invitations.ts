import { eq, inArray } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { OrganisationUserLink } from '../../../src/api/schema.gen';
import { OrganisationUserLinkType } from '../../../src/domain/contract/enums.gen';
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
 * Returns the ids of the invitations of people, or of organisations and those below them, that their senders
 * may give now. Call it before a change that takes rights away, and `withdrawUnfounded` after it. An
 * invitation whose sender had lost the right before is not the business of whoever makes this change.
 */
export async function readFounded(
  transaction: DatabaseTransaction,
  { senders = [], places = [] }: { senders?: readonly string[]; places?: readonly string[] },
  now: Date,
): Promise<string[]> {
  const below = places.length > 0 ? await organisationsBelow(transaction, places) : [];
  const sent = [
    ...(await readSent(transaction, invites.senderUserID, senders)),
    ...(await readSent(transaction, invites.organisationID, below)),
  ];
  const unfounded = new Set(await unfoundedOf(transaction, sent, now));
  return sent.filter((each) => !unfounded.has(each)).map(idOf);
}

/** Withdraws those of the invitations from `readFounded` that their senders may not give any more. */
export async function withdrawUnfounded(
  transaction: DatabaseTransaction,
  founded: readonly string[],
  { caller, now }: Taking,
): Promise<Withdrawal> {
  const sent = await readSent(transaction, invites.organisationUserInviteID, founded);
  return withdraw(transaction, await unfoundedOf(transaction, sent, now), caller);
}

/** Withdraws everything that people have sent. Call it before the deletion of their accounts. */
export const withdrawAllOf = async (
  transaction: DatabaseTransaction,
  senders: readonly string[],
  { caller }: Taking,
): Promise<Withdrawal> =>
  withdraw(transaction, await readSent(transaction, invites.senderUserID, senders), caller);

/** What people have lost: access links, and memberships of teams. */
interface Lost {
  links?: readonly Pick<OrganisationUserLink, 'organisationID' | 'linkType' | 'teamUserID'>[];
  members?: readonly { userID: string; team: { teamID: string } }[];
}

/**
 * Withdraws the invitations by which people could return to what was taken from them: to organisations, if
 * they have lost an access link of their own, and to teams. Call it before the deletion of their accounts. An
 * Undo does not bring these back: with the access, nobody can accept them.
 */
export async function withdrawReturnsTo(
  transaction: DatabaseTransaction,
  { links = [], members = [] }: Lost,
  { caller }: Pick<Taking, 'caller'>,
): Promise<AuditEntry[]> {
  const own = links.filter(({ linkType }) => linkType === OrganisationUserLinkType.User);
  const lost = new Map([
    ...own.map(({ organisationID: id, teamUserID }) => [id + teamUserID, teamUserID] as const),
    ...members.map(({ team, userID }) => [team.teamID + userID, userID] as const),
  ]);
  const received = await inSlices([...new Set(lost.values())], (slice) =>
    transaction
      .select({ invite: invites, name: organisations.name, userID: users.userID })
      .from(users)
      .innerJoin(invites, eq(invites.emailKey, users.emailKey))
      .innerJoin(organisations, eq(organisations.organisationID, invites.organisationID))
      .where(inArray(users.userID, slice)),
  );
  const returns = received.filter(({ invite, userID }) =>
    [invite.organisationID, ...invite.teamMembershipIDs].some((id) => lost.has(id + userID)),
  );
  const because = () => 'access of that person was taken away.';
  return (await withdraw(transaction, returns, caller, because)).entries;
}

async function organisationsBelow(database: Reader, places: readonly string[]): Promise<string[]> {
  const { ancestorID, descendantID } = organisationClosure;
  const rows = await inSlices(places, (slice) =>
    database
      .select({ id: descendantID })
      .from(organisationClosure)
      .where(inArray(ancestorID, slice)),
  );
  return rows.map(({ id }) => id);
}

interface Sent {
  invite: typeof invites.$inferSelect;
  name: string;
}

const idOf = ({ invite }: Sent) => invite.organisationUserInviteID;

const readSent = (
  database: Reader,
  column: SQLiteColumn,
  ids: readonly string[],
): Promise<Sent[]> =>
  inSlices([...new Set(ids)], (slice) =>
    database
      .select({ invite: invites, name: organisations.name })
      .from(invites)
      .innerJoin(organisations, eq(organisations.organisationID, invites.organisationID))
      .where(inArray(column, slice)),
  );

async function unfoundedOf(database: Reader, sent: readonly Sent[], now: Date): Promise<Sent[]> {
  const unfounded: Sent[] = [];
  for (const each of sent) {
    if (!(await mayStillGive(database, each.invite, now))) unfounded.push(each);
  }
  return unfounded;
}

async function withdraw(
  transaction: DatabaseTransaction,
  sent: readonly Sent[],
  caller: Caller,
  because = ({ senderName }: Sent['invite']) =>
    `${senderName}, who sent it, may not give it any more.`,
): Promise<Withdrawal> {
  const entries = sent.map(({ invite, name }): AuditEntry => {
    const { organisationID, email } = invite;
    return {
      type: 'InvitationWithdrawn',
      caller,
      organisation: { organisationID, name },
      message: `The invitation of ${email} was withdrawn: ${because(invite)}`,
    };
  });
  const ids = sent.map(idOf);
  const rows = await readInvitesToDelete(transaction, ids);
  for (const slice of slicesOf(ids)) {
    await transaction.delete(invites).where(inArray(invites.organisationUserInviteID, slice));
  }
  return { entries, rows };
}

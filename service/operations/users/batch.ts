import { eq, inArray, sql } from 'drizzle-orm';
import type { UserBatch, UserChange } from '../../../src/api/schema.gen';
import { exactly } from '../../../src/domain/contract/exact';
import { fieldLimits } from '../../../src/domain/contract/field-limits.gen';
import { emailKey } from '../../../src/domain/email-address';
import { type AuditEntry, formerName } from '../../audit-log';
import { userHistory } from '../../audit-log/user-history';
import { onlySuperUsers } from '../../authentication/authorise';
import type { Caller } from '../../authentication/caller';
import { endSessionsOf, type SessionOwner } from '../../authentication/end-sessions';
import { giveUpPendingAddresses } from '../../authentication/pending-address';
import { removeResets } from '../../authentication/remove-resets';
import { badRequest, CodedError } from '../../contract/coded-error';
import { Refusal } from '../../contract/refusal';
import { inSlices } from '../../database/in-slices';
import type { DatabaseTransaction } from '../../database/open-database';
import { saveRows } from '../../database/save-rows';
import { users } from '../../database/schema/people';
import { mapInSlices } from '../../database/time-slices';
import { type AppliedBatch, allExist, applyBatch, type Edit, eachOnce } from '../apply-batch';
import {
  readFounded,
  withdrawAllOf,
  withdrawReturnsTo,
  withdrawUnfounded,
} from '../invitations/sent-invitations';
import { entriesOfLoss, readLostAccess } from '../organisation-access/lost-access';
import { isSameEmail } from '../own-profile/email';
import { findTakenTexts } from '../taken-texts';
import { requireConfirmed } from '../unconfirmed-people';
import { problemOfUser } from './check';

const uniqueEmail = { column: users.email, key: users.emailKey, keyOf: emailKey };

type UserRow = typeof users.$inferSelect;

/** Saves a batch of users. Callers can neither delete nor demote themselves. */
export async function applyUserBatch(
  transaction: DatabaseTransaction,
  batch: UserBatch,
  caller: Caller,
  now: Date,
): Promise<AppliedBatch<UserRow>> {
  const { userID } = users;
  // Of two who demote each other at the same moment, the second is not a super user any more.
  const [own] = await transaction.select().from(users).where(eq(userID, caller.userID));
  if (!own?.scopes.includes('superuser')) throw new Refusal(403, onlySuperUsers);
  const losses: AuditEntry[] = [];
  const withdrawn: AuditEntry[] = [];
  const founded: string[] = [];
  const applied = await applyBatch(
    batch,
    {
      id: 'userID',
      limits: fieldLimits.UserChange,
      find: (ids) =>
        inSlices(ids, (slice) => transaction.select().from(users).where(inArray(userID, slice))),
      checks: [
        allExist(() => new CodedError<'commitUsers'>(400, 'BadRequest_UserDoesNotExist')),
        eachOnce('A user'),
        ({ deletes }) => {
          if (deletes.includes(caller.userID)) throw badRequest('You cannot delete yourself.');
        },
      ],
      remove: async (rows, ids) => {
        const sent = await withdrawAllOf(transaction, ids, { caller, now });
        withdrawn.push(...sent.entries);
        const lost = await readLostAccess(transaction, 'userID', ids);
        for (const entry of await entriesOfLoss(lost, caller)) losses.push(entry);
        withdrawn.push(...(await withdrawReturnsTo(transaction, lost, { caller })));
        const reason = 'the account was deleted';
        const leaving = rows.map((user) => ({
          userID: user.userID,
          fullName: nameOf(user),
          reason,
        }));
        await endSessionsOf(transaction, leaving, { by: caller, now });
        await giveUpPendingAddresses(transaction, leaving, { by: caller, now });
        await transaction.delete(users).where(inArray(userID, ids));
        return rows.map((user) => entryOf('UserDeleted', 'deleted', user));
      },
      setAside: (changed) =>
        transaction
          .update(users)
          .set({ email: sql`'set aside ' || ${userID}`, emailKey: null })
          .where(inArray(userID, changed)),
      save: async (edits) => {
        const senders = edits.flatMap(({ change, before }) =>
          before && hasLostRights(before, change.scopes) ? before.userID : [],
        );
        founded.push(...(await readFounded(transaction, { senders }, now)));
        return saveUsers(transaction, edits, caller, now);
      },
      entryOf: (saved, _change, before, { done }) =>
        entryOf(before ? 'UserChanged' : 'UserCreated', done, saved, before),
      history: { kind: 'User', before: userHistory, after: userHistory },
    },
    { caller },
  );
  // A super user may invite everywhere, until they are none any more.
  const sent = await withdrawUnfounded(transaction, founded, { caller, now });
  const entries = [...losses, ...applied.entries, ...withdrawn, ...sent.entries];
  return { ...applied, entries };
}

async function saveUsers(
  transaction: DatabaseTransaction,
  edits: Edit<UserChange, UserRow>[],
  caller: Caller,
  now: Date,
): Promise<UserRow[]> {
  const emails = edits.map(({ change }) => change.email);
  const taken = await findTakenTexts(transaction, uniqueEmail, emails);
  const moved: UserRow[] = [];
  const leaving: Required<SessionOwner>[] = [];
  const waiting: Required<SessionOwner>[] = [];
  const rows = await mapInSlices(edits, ({ change, before }) => {
    const email = change.email;
    const problem = problemOfUser({ ...change, email }, before);
    if (problem !== null) throw badRequest(problem);
    if (taken.take(email) !== undefined) {
      throw badRequest(`The address ${email} belongs to another user.`);
    }
    const scopes = change.scopes && [...new Set(change.scopes)];
    const staysAdministrator = scopes?.includes('superuser') && !scopes.includes('anonymous');
    if (before?.userID === caller.userID && scopes && !staysAdministrator) {
      throw badRequest('You cannot take the rights of a super user from yourself.');
    }
    const gained = scopes?.filter((scope) => !before?.scopes.includes(scope)) ?? [];
    if (before && gained.length > 0) requireConfirmed([before]);
    if (before) {
      const owner = { userID: before.userID, fullName: before.fullName };
      const reason = reasonToEndSessions(before, email, scopes);
      if (reason) leaving.push({ ...owner, reason });
      if (before.email !== email) moved.push(before);
      // Whoever asked for a new address must not become a super user.
      const givenUpFor = gained.length > 0 ? 'rights were given' : 'the address was changed';
      if (reason || gained.length > 0 || before.email !== email) {
        waiting.push({ ...owner, reason: reason ?? givenUpFor });
      }
    }
    const stored = before ?? { scopes: [], dateTimeCreated: now };
    return exactly<typeof users.$inferInsert>()({
      ...stored,
      ...change,
      email,
      emailKey: email,
      ...(scopes && { scopes }),
    });
  });
  // Links in mails to the previous address must not open the account any more.
  await removeResets(transaction, moved);
  await endSessionsOf(transaction, leaving, {
    by: caller,
    now,
    exceptTokenHash: caller.sessionTokenHash,
  });
  // A pending change by the person must not undo this one.
  await giveUpPendingAddresses(transaction, waiting, { by: caller, now });
  return saveRows(transaction, users, 'userID', rows);
}

/**
 * Says why the sessions of a changed user end: whoever opened them proved another address, or had
 * rights that their pages still show (decision 0076); null to let them go on.
 */
function reasonToEndSessions(
  before: UserRow,
  email: string,
  scopes: readonly string[] | undefined,
): string | null {
  if (!isSameEmail(before.email, email)) return 'the address was changed';
  if (!hasLostRights(before, scopes)) return null;
  const isFreed = before.scopes.includes('anonymous') && scopes?.includes('anonymous') === false;
  return isFreed ? 'the account is anonymous no longer' : 'rights were taken away';
}

/** The scope `anonymous` takes every right. */
function hasLostRights(before: UserRow, scopes: readonly string[] | undefined): boolean {
  if (scopes === undefined) return false;
  const isLost = before.scopes.some((scope) => !scopes.includes(scope));
  return isLost || (scopes.includes('anonymous') && !before.scopes.includes('anonymous'));
}

function entryOf(type: AuditEntry['type'], done: string, user: UserRow, before = user) {
  const name = nameOf(user);
  return { type, message: `User ${name} was ${done}.${formerName(nameOf(before), name)}` };
}

const nameOf = ({ fullName, email }: UserRow) => fullName || email;

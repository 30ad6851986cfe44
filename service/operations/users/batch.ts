import { eq, inArray, sql } from 'drizzle-orm';
import type { UserBatch, UserChange } from '../../../src/api/schema.gen';
import type { AuditEntry } from '../../audit-log';
import type { Caller } from '../../authentication/caller';
import { badRequest, CodedError } from '../../contract/coded-error';
import type { DatabaseTransaction } from '../../database/open-database';
import { emailChanges, users } from '../../database/schema/people';
import { type AppliedBatch, allExist, applyBatch, eachOnce } from '../apply-batch';
import { problemOfUser } from './check';

type UserRow = typeof users.$inferSelect;

/** Saves a batch of users. Callers can neither delete nor demote themselves. */
export function applyUserBatch(
  transaction: DatabaseTransaction,
  batch: UserBatch,
  caller: Caller,
  now: Date,
): Promise<AppliedBatch<UserRow>> {
  const { userID } = users;
  return applyBatch(
    batch,
    {
      id: 'userID',
      find: (ids) => transaction.select().from(users).where(inArray(userID, ids)),
      checks: [
        allExist(() => new CodedError<'commitUsers'>(400, 'BadRequest_UserDoesNotExist')),
        eachOnce('A user'),
        ({ deletes }) => {
          if (deletes.includes(caller.userID)) throw badRequest('You cannot delete yourself.');
        },
      ],
      remove: async (user) => {
        await transaction.delete(users).where(eq(userID, user.userID));
        return entryOf('UserDeleted', 'deleted', user);
      },
      setAside: (changed) =>
        transaction
          .update(users)
          .set({ email: sql`'set aside ' || ${userID}` })
          .where(inArray(userID, changed)),
      save: (change, before) => saveUser(transaction, change, before, caller, now),
      entryOf: (saved, _change, before) =>
        before
          ? entryOf('UserChanged', 'changed', saved)
          : entryOf('UserCreated', 'created', saved),
    },
    { caller },
  );
}

async function saveUser(
  transaction: DatabaseTransaction,
  change: UserChange,
  before: UserRow | undefined,
  caller: Caller,
  now: Date,
): Promise<UserRow[]> {
  const email = change.email.trim();
  const problem = problemOfUser({ ...change, email });
  if (problem !== null) throw badRequest(problem);
  await requireFreeEmail(transaction, email);
  const scopes = change.scopes && [...new Set(change.scopes)];
  if (before?.userID === caller.userID && scopes?.includes('superuser') === false) {
    throw badRequest('You cannot take the rights of a server administrator from yourself.');
  }
  if (before && before.email !== email) {
    // A pending change by the person must not undo this one.
    await transaction.delete(emailChanges).where(eq(emailChanges.userID, before.userID));
  }
  const values = { ...change, email, ...(scopes && { scopes }) };
  return before
    ? transaction.update(users).set(values).where(eq(users.userID, before.userID)).returning()
    : transaction
        .insert(users)
        .values({ ...values, scopes: scopes ?? [], dateTimeCreated: now })
        .returning();
}

async function requireFreeEmail(transaction: DatabaseTransaction, email: string): Promise<void> {
  const [other] = await transaction
    .select({ userID: users.userID })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  if (other) throw badRequest(`The address ${email} belongs to another user.`);
}

function entryOf(type: AuditEntry['type'], done: string, { fullName, email }: UserRow) {
  return { type, message: `User ${fullName || email} was ${done}.` };
}

import { eq, inArray, sql } from 'drizzle-orm';
import type { User, UserBatch, UserChange } from '../../src/api/schema.gen';
import type { AuditEntry } from '../audit-log';
import type { Caller } from '../authentication/caller';
import { CodedError } from '../contract/coded-error';
import type { DatabaseTransaction } from '../database/open-database';
import { emailChanges, users } from '../database/schema/people';
import { largestBatch } from './largest-batch';
import { problemOfUser } from './user-check';
import { toUser } from './user-record';

type UserRow = typeof users.$inferSelect;

export interface AppliedUserBatch {
  changes: User[];
  deletes: string[];
  entries: AuditEntry[];
}

/**
 * Saves a batch of users. On an error it throws, and the transaction undoes the whole batch.
 * Deletions come first, so that another user can get the address of a deleted one.
 * @throws CodedError
 */
export async function applyUserBatch(
  transaction: DatabaseTransaction,
  batch: UserBatch,
  caller: Caller,
  now: Date,
): Promise<AppliedUserBatch> {
  const deletes = [...new Set(batch.deletes)];
  const changed = batch.changes.flatMap(({ userID }) => userID ?? []);
  if (batch.changes.length + deletes.length > largestBatch)
    throw badRequest('The batch is too large.');
  const known = await findUsers(transaction, [...changed, ...deletes]);
  requireConsistency(changed, deletes, known, caller);

  const entries: AuditEntry[] = [];
  for (const userID of deletes) {
    await transaction.delete(users).where(eq(users.userID, userID));
    entries.push(entryOf('UserDeleted', 'deleted', known.get(userID), caller));
  }
  await setAsideEmails(transaction, changed);
  const changes: User[] = [];
  for (const change of batch.changes) {
    const before = change.userID === undefined ? undefined : known.get(change.userID);
    const saved = await saveUser(transaction, change, before, caller, now);
    changes.push(toUser(saved));
    entries.push(
      before
        ? entryOf('UserChanged', 'changed', saved, caller)
        : entryOf('UserCreated', 'created', saved, caller),
    );
  }
  return { changes, deletes, entries };
}

async function findUsers(transaction: DatabaseTransaction, userIDs: string[]) {
  const rows = await transaction.select().from(users).where(inArray(users.userID, userIDs));
  return new Map(rows.map((row) => [row.userID, row]));
}

function requireConsistency(
  changed: string[],
  deletes: string[],
  known: Map<string, UserRow>,
  caller: Caller,
): void {
  if ([...changed, ...deletes].some((userID) => !known.has(userID))) {
    throw new CodedError<'commitUsers'>(400, 'BadRequest_UserDoesNotExist');
  }
  const mentioned = [...changed, ...deletes];
  if (new Set(mentioned).size < mentioned.length) {
    throw badRequest('A user is in the batch more than once.');
  }
  if (deletes.includes(caller.userID)) throw badRequest('You cannot delete yourself.');
}

/**
 * Gives the changed users temporary addresses, so that two users can swap addresses in one batch.
 */
async function setAsideEmails(transaction: DatabaseTransaction, userIDs: string[]): Promise<void> {
  await transaction
    .update(users)
    .set({ email: sql`'set aside ' || ${users.userID}` })
    .where(inArray(users.userID, userIDs));
}

async function saveUser(
  transaction: DatabaseTransaction,
  change: UserChange,
  before: UserRow | undefined,
  caller: Caller,
  now: Date,
): Promise<UserRow> {
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
  const [saved] = before
    ? await transaction.update(users).set(values).where(eq(users.userID, before.userID)).returning()
    : await transaction
        .insert(users)
        .values({ ...values, scopes: scopes ?? [], dateTimeCreated: now })
        .returning();
  if (!saved) throw new Error('A saved user was not returned.');
  return saved;
}

async function requireFreeEmail(transaction: DatabaseTransaction, email: string): Promise<void> {
  const [other] = await transaction
    .select({ userID: users.userID })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  if (other) throw badRequest(`The address ${email} belongs to another user.`);
}

function entryOf(
  type: AuditEntry['type'],
  done: string,
  user: UserRow | undefined,
  caller: Caller,
): AuditEntry {
  return { type, caller, message: `User ${user?.fullName || user?.email} was ${done}.` };
}

function badRequest(reason: string) {
  return new CodedError<'commitUsers'>(400, 'BadRequest', reason);
}

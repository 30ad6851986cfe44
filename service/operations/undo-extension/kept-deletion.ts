import { and, eq, gt, lte } from 'drizzle-orm';
import type { Caller } from '../../authentication/caller';
import { newToken } from '../../authentication/random-token';
import type { Database, DatabaseTransaction } from '../../database/open-database';
import { keptDeletions } from '../../database/schema/kept-deletions';
import { headersLifetime } from '../../repeats/kept-answers';
import { RequestKey } from '../../repeats/request-key';
import { requireReasonableSize } from '../apply-batch';
import type { DeletedRows } from './deleted-rows';

/** How long a deletion can be undone (milliseconds). */
export const undoLifetime = headersLifetime;

interface Deleting {
  caller: Caller;
  params: { orgId: string };
  now: Date;
}

/** A deletion that its own session can undo. */
export class UndoableDeletion {
  /** The header of the answer; none until something was kept. */
  headers: { 'Undo-Id': string } | undefined;
  readonly #deleting: Deleting;
  #kept: { rows: DeletedRows; key: RequestKey } | undefined;

  constructor(deleting: Deleting) {
    this.#deleting = deleting;
  }

  /**
   * Keeps records, in the transaction that deletes them.
   * @param read reads the records of these ids
   * @throws Refusal for more records than one batch may have
   */
  async keep(
    transaction: DatabaseTransaction,
    ids: readonly string[],
    read: (transaction: DatabaseTransaction, ids: string[]) => Promise<DeletedRows>,
  ): Promise<void> {
    if (ids.length === 0) return;
    // A batch may name a record twice.
    const unique = [...new Set(ids)];
    requireReasonableSize(unique.length);
    const { caller, params, now } = this.#deleting;
    const rows = await read(transaction, unique);
    await removeExpiredDeletions(transaction, now);
    const undoID = newToken();
    const key = keyOf(undoID, caller);
    await transaction.insert(keptDeletions).values({
      keyHash: key.hash,
      sessionTokenHash: caller.sessionTokenHash,
      organisationID: params.orgId,
      sealedRows: await key.seal(rows),
      dateTimeCreated: now,
    });
    this.headers = { 'Undo-Id': undoID };
    this.#kept = { rows, key };
  }

  /** Keeps invitations that the deletion has withdrawn, too. */
  async keepAlso(
    transaction: DatabaseTransaction,
    { invites, inviteTokens, mailJobs }: DeletedRows,
  ): Promise<void> {
    if (!this.#kept || invites.length === 0) return;
    const { rows, key } = this.#kept;
    await transaction
      .update(keptDeletions)
      .set({ sealedRows: await key.seal({ ...rows, invites, inviteTokens, mailJobs }) })
      .where(eq(keptDeletions.keyHash, key.hash));
  }
}

/**
 * Takes what a deletion has kept, so that nobody can take it again.
 * @returns undefined for a deletion of another session or organisation, and for one whose time is over
 */
export async function takeDeletion(
  transaction: DatabaseTransaction,
  undoID: string,
  { caller, params, now }: Deleting,
): Promise<DeletedRows | undefined> {
  const key = keyOf(undoID, caller);
  const { keyHash, organisationID, dateTimeCreated } = keptDeletions;
  const [taken] = await transaction
    .delete(keptDeletions)
    .where(
      and(
        eq(keyHash, key.hash),
        eq(organisationID, params.orgId),
        gt(dateTimeCreated, expiryOf(now)),
      ),
    )
    .returning();
  // This service has sealed it, and nobody else could.
  return taken && ((await key.open(taken.sealedRows)) as DeletedRows);
}

/** Removes what can no longer be undone. */
export async function removeExpiredDeletions(
  database: Database | DatabaseTransaction,
  now: Date,
): Promise<void> {
  await database.delete(keptDeletions).where(lte(keptDeletions.dateTimeCreated, expiryOf(now)));
}

const expiryOf = (now: Date) => new Date(now.getTime() - undoLifetime);

/** Belongs to one session: with the id alone, another session finds nothing. */
const keyOf = (undoID: string, { sessionTokenHash }: Caller) =>
  new RequestKey(undoID, sessionTokenHash, 'undoDeletion');

import { badRequest } from '../contract/coded-error';
import type { DatabaseTransaction } from '../database/open-database';
import type { ServiceContext } from '../service-context';
import { type AppliedBatch, commitBatch } from './apply-batch';

/** How many new secrets one batch may have: each takes a processor a tenth of a second or more. */
const mostNewSecrets = 50;

/** The hashed new secrets by change. A secret that is the stored one has the stored hash. */
export type SecretHashes<Change> = ReadonlyMap<Change, string>;

interface SecretRow {
  secretHash: string | null;
}

/** Says in an entry that a record has a new secret; nothing if it keeps the one that it had. */
export const newSecretText = (before: SecretRow | undefined, { secretHash }: SecretRow): string =>
  secretHash !== null && secretHash !== before?.secretHash ? ' It has a new secret.' : '';

interface SecretBatch<Change, Saved> {
  changes: readonly Change[];
  /** Returns the new secret of a change; empty or undefined if it keeps the old one. */
  secretOf(change: Change): string | undefined;
  idOf(change: Change): string | undefined;
  /** Reads the stored hashes of the records with these ids. */
  storedHashes(ids: string[]): Promise<{ id: string; hash: string | null }[]>;
  apply(
    transaction: DatabaseTransaction,
    hashes: SecretHashes<Change>,
  ): Promise<AppliedBatch<Saved>>;
}

interface SecretRequest extends Pick<ServiceContext, 'database' | 'passwords'> {
  now: Date;
  clock(): Date;
  withoutTurn<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Saves a batch whose changes may have new secrets. Hashing is slow, so that it happens last: a first
 * transaction, which is undone, shows whether the batch would be refused. While the secrets are hashed,
 * no transaction is open, and other saves of the person go on (decision 0155).
 * @throws Refusal
 */
export async function commitBatchWithSecrets<Change, Saved>(
  request: SecretRequest,
  { changes, secretOf, idOf, storedHashes, apply }: SecretBatch<Change, Saved>,
) {
  const { database, clock, passwords } = request;
  const withSecret = changes.filter((change) => secretOf(change));
  if (withSecret.length > mostNewSecrets) {
    throw badRequest(
      `At most ${mostNewSecrets} new secrets can be saved at once; these are ${withSecret.length}. Save the others afterwards.`,
    );
  }
  const hashes = new Map(withSecret.map((change) => [change, '']));
  if (withSecret.length > 0) {
    await rehearse(database, (transaction) => apply(transaction, hashes));
    const rows = await storedHashes(withSecret.flatMap((change) => idOf(change) ?? []));
    const stored = new Map(rows.map(({ id, hash }) => [id, hash]));
    await request.withoutTurn(async () => {
      const added: Change[] = [];
      for (const change of withSecret) {
        const hash = stored.get(idOf(change) ?? '');
        // One that takes other work is replaced in any case.
        const isCurrent = hash && !passwords.isOutdated(hash);
        const isSame = isCurrent && (await passwords.verify(secretOf(change) ?? '', hash));
        if (isSame) hashes.set(change, hash);
        else added.push(change);
      }
      const hashed = await passwords.hashAll(added.map((change) => secretOf(change) ?? ''));
      for (const [index, change] of added.entries()) hashes.set(change, hashed[index] ?? '');
    });
  }
  return commitBatch({ database, now: clock() }, (transaction) => apply(transaction, hashes));
}

/** @throws what the work throws; nothing that it does is stored */
async function rehearse(
  database: ServiceContext['database'],
  work: (transaction: DatabaseTransaction) => Promise<unknown>,
): Promise<void> {
  const undone = new Error('The rehearsal is undone.');
  const rehearsal = database.transaction(async (transaction) => {
    await work(transaction);
    throw undone;
  });
  await rehearsal.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
}

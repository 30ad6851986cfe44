import { badRequest } from '../contract/coded-error';
import type { DatabaseTransaction } from '../database/open-database';
import type { ServiceContext } from '../service-context';
import { type AppliedBatch, commitBatch } from './apply-batch';

/** How many new secrets one batch may have: each takes a processor a tenth of a second or more. */
const mostNewSecrets = 50;

/** The hashed new secrets by change. */
export type SecretHashes<Change> = ReadonlyMap<Change, string>;

interface SecretBatch<Change, Saved> {
  changes: readonly Change[];
  /** Returns the new secret of a change; empty or undefined if it keeps the old one. */
  secretOf(change: Change): string | undefined;
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
  { changes, secretOf, apply }: SecretBatch<Change, Saved>,
) {
  const withSecret = changes.filter((change) => secretOf(change));
  if (withSecret.length > mostNewSecrets) {
    throw badRequest(
      `At most ${mostNewSecrets} new secrets can be saved at once; these are ${withSecret.length}. Save the others afterwards.`,
    );
  }
  const hashes = new Map(withSecret.map((change) => [change, '']));
  if (withSecret.length > 0) {
    await rehearse(request.database, (transaction) => apply(transaction, hashes));
    const secrets = withSecret.map((change) => secretOf(change) ?? '');
    const hashed = await request.withoutTurn(() => request.passwords.hashAll(secrets));
    for (const [index, change] of withSecret.entries()) hashes.set(change, hashed[index] ?? '');
  }
  const { database, clock } = request;
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

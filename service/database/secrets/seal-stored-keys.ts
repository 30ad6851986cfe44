import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Log } from '../../http/log';
import type { Database, DatabaseTransaction } from '../open-database';
import { meta } from '../schema/records';
import { isSealed, type SecretKeys, UnknownKeyError } from './secret-keys';
import { placeOfSigningKey, signingKeyTables } from './signing-keys';

/** The service does not have the key of stored values. The message says what to do. */
export class WrongKeyError extends Error {}

interface StoredKey {
  entry: (typeof signingKeyTables)[number];
  id: string;
  name: string;
  stored: string;
}

/**
 * Encrypts what a former version stored as it was, and what has the previous key, in one
 * transaction. Several starts may run at the same time: the later one finds nothing to do. A local
 * file then has no remains of the former values.
 * @throws WrongKeyError before it changes anything, if a value has an unknown key
 */
export async function sealStoredKeys(
  database: Database,
  secretKeys: SecretKeys,
  log: Pick<Log, 'info' | 'error'>,
): Promise<void> {
  const { open, broken } = sortedKeys(await findStored(database), secretKeys);
  for (const { entry, id, name } of broken) {
    const place = placeOfSigningKey(entry.table, id);
    log.error(
      `The signing key of ${name} (${place}) was changed outside of the service and cannot be read. Enter it again.`,
    );
  }
  if (open.length > 0) {
    const sealed = await sealAll(database, secretKeys);
    log.info(`${sealed} stored signing keys were encrypted with the present key.`);
  }
  const [noted] = await database.select().from(meta).where(eq(meta.key, remains));
  if (noted) await removeRemains(database, log);
}

// Noted with the encryption, and removed with the remains: the process may end between the two.
const remains = 'remains-of-signing-keys';

/** @returns the number of encrypted keys */
async function sealAll(database: Database, secretKeys: SecretKeys): Promise<number> {
  const isFile = database.$client.protocol === 'file';
  // SQLite then overwrites the former values with zeros.
  if (isFile) await database.$client.execute('PRAGMA secure_delete = ON');
  const sealed = await database.transaction(async (transaction) => {
    const present = sortedKeys(await findStored(transaction), secretKeys).open;
    for (const { entry, id, plain } of present) {
      const value = secretKeys.seal(plain, placeOfSigningKey(entry.table, id));
      await transaction.run(
        sql`update ${entry.table} set ${sql.identifier(entry.key.name)} = ${value} where ${entry.id} = ${id}`,
      );
    }
    // A server cleans its own file.
    const row = { key: remains, value: '' };
    if (isFile) await transaction.insert(meta).values(row).onConflictDoNothing();
    return present.length;
  });
  if (isFile) await database.$client.execute('PRAGMA secure_delete = OFF');
  return sealed;
}

async function findStored(database: Database | DatabaseTransaction): Promise<StoredKey[]> {
  const found: StoredKey[] = [];
  for (const entry of signingKeyTables) {
    const rows = await database
      .select({
        id: sql<string>`${entry.id}`,
        name: sql<string>`${entry.name}`,
        stored: sql<string>`${entry.key}`,
      })
      .from(entry.table)
      .where(isNotNull(entry.key));
    found.push(...rows.map((row) => ({ entry, ...row })));
  }
  return found.filter(({ stored }) => stored !== '');
}

/** Separates the values to encrypt, with their plain texts, from those that cannot be read. */
function sortedKeys(rows: StoredKey[], secretKeys: SecretKeys) {
  const open: (StoredKey & { plain: string })[] = [];
  const broken: StoredKey[] = [];
  const unknown = new Set<string>();
  for (const row of rows) {
    const { stored, entry, id } = row;
    if (!isSealed(stored)) {
      open.push({ ...row, plain: stored });
      continue;
    }
    try {
      const plain = secretKeys.open(stored, placeOfSigningKey(entry.table, id));
      if (!secretKeys.isCurrent(stored)) open.push({ ...row, plain });
    } catch (error) {
      if (error instanceof UnknownKeyError) unknown.add(error.keyId);
      else broken.push(row);
    }
  }
  if (unknown.size > 0) throw new WrongKeyError(messageOf([...unknown]));
  return { open, broken };
}

const messageOf = (keyIds: string[]) =>
  `The database has signing keys that were encrypted with another key (id ${keyIds.join(', ')}). ` +
  'Start the service with that key as ENCRYPTION_KEY, or as ENCRYPTION_KEY_PREVIOUS to change ' +
  'to the present one. In demo mode without ENCRYPTION_KEY, the key is the file encryption.key ' +
  'in DATA_DIR. Nothing was changed.';

/** Removes former values from the free pages of the file and from its write-ahead log. */
async function removeRemains(database: Database, log: Pick<Log, 'info' | 'error'>): Promise<void> {
  try {
    await database.$client.execute('VACUUM');
    await database.$client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    await database.delete(meta).where(eq(meta.key, remains));
  } catch (error) {
    const what = 'The database file may still have remains of former signing keys.';
    log.error(`${what} The next start tries again to remove them.`, error);
  }
}

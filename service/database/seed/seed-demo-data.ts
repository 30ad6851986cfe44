import { and, eq } from 'drizzle-orm';
import { indexAuditLog } from '../audit-log-index';
import type { Database } from '../open-database';
import { organisations } from '../schema/organisations';
import { users } from '../schema/people';
import { meta } from '../schema/records';
import { posCoreInstances } from '../schema/servers';
import type { SecretKeys } from '../secrets/secret-keys';
import { demoPassword } from './demo-accounts';
import { fixedIdentifier } from './fixed-identifiers';
import { into } from './insert-rows';

/** The options of the demo data. */
export interface SeedOptions {
  /** 1 makes the numbers of docs/product/service.md#demo-data, and 100 a hundred times as many. */
  scale: number;
  /** The moment that all dates count from. */
  now: Date;
  /** Addresses of the two simulated POS Core instances. */
  posCoreUris: readonly [string, string];
  /** Encrypts the signing keys. */
  secretKeys: SecretKeys;
  /** Called once; all demo users have the same password. */
  hashPassword: (plain: string) => Promise<string>;
  /** Gets the number of rows so far after every statement. */
  onProgress?: (rows: number) => void;
}

interface Note {
  posCoreUris: readonly [string, string];
}

const noteKey = 'demo-data';

/**
 * Fills an empty database with the demo data (docs/product/service.md#demo-data), in one
 * transaction. A database with users or organisations gets no rows. If it has demo data, the
 * addresses of the simulated POS Core instances follow `posCoreUris`, which a start may change.
 *
 * @returns the number of inserted rows; 0 when the database already has rows
 */
export async function seedDemoData(database: Database, options: SeedOptions): Promise<number> {
  const { scale, now, posCoreUris, secretKeys, hashPassword, onProgress } = options;
  const note = await readNote(database);
  if (note) {
    await followPosCoreUris(database, note.posCoreUris, posCoreUris);
    return 0;
  }
  if (await isInUse(database)) return 0;

  // A start with data needs none of it.
  const { demoWorld } = await import('./demo-world');
  const passwordHash = await hashPassword(demoPassword);
  let rows = 0;
  const transaction = await database.$client.transaction('write');
  try {
    // Another instance may have seeded the same server meanwhile.
    const { rows: someUser } = await transaction.execute('SELECT 1 FROM users LIMIT 1');
    if (someUser.length > 0) return 0;
    const world = demoWorld({ scale, now, posCoreUris, secretKeys, passwordHash });
    for (const insertRows of world) {
      await insertRows(transaction, (count) => {
        rows += count;
        onProgress?.(rows);
      });
    }
    const note = { key: noteKey, value: noteText(posCoreUris) };
    await into(meta, [note])(transaction, () => {});
    await transaction.commit();
  } finally {
    transaction.close();
  }
  await indexAuditLog(database);
  return rows;
}

/** Whether the demo data was seeded, so that the sign-in page may list the demo accounts. */
export async function hasDemoData(database: Database): Promise<boolean> {
  return (await readNote(database)) !== null;
}

async function readNote(database: Database): Promise<Note | null> {
  const [row] = await database.select().from(meta).where(eq(meta.key, noteKey));
  return row ? (JSON.parse(row.value) as Note) : null;
}

function noteText(posCoreUris: readonly [string, string]): string {
  return JSON.stringify({ posCoreUris } satisfies Note);
}

async function isInUse(database: Database): Promise<boolean> {
  const [user] = await database.select({ id: users.userID }).from(users).limit(1);
  const [organisation] = await database
    .select({ id: organisations.organisationID })
    .from(organisations)
    .limit(1);
  return user !== undefined || organisation !== undefined;
}

/** Updates the addresses of the instances, unless somebody changed them since the seed. */
async function followPosCoreUris(
  database: Database,
  before: readonly [string, string],
  after: readonly [string, string],
): Promise<void> {
  if (before[0] === after[0] && before[1] === after[1]) return;
  await database.transaction(async (transaction) => {
    for (const index of [0, 1] as const) {
      const uri = after[index];
      const stagingUri = index === 0 ? uri : null;
      await transaction
        .update(posCoreInstances)
        .set({ uri, versionUri: uri, stagingUri, exceptionsUri: uri })
        .where(
          and(
            eq(posCoreInstances.posCoreInstanceID, fixedIdentifier('posCoreInstance', index + 1)),
            eq(posCoreInstances.uri, before[index]),
          ),
        );
    }
    await transaction
      .update(meta)
      .set({ value: noteText(after) })
      .where(eq(meta.key, noteKey));
  });
}

import { setImmediate } from 'node:timers/promises';
import { eq, getTableName, sql } from 'drizzle-orm';
import { foldedText } from '../../src/domain/stored-text';
import type { Log } from '../http/log';
import { logFailure } from './database-unavailable';
import type { Database, DatabaseTransaction } from './open-database';
import { auditLogEntries, auditLogNames, meta } from './schema/records';

/** The full-text index of the folded messages, which the schema's tool does not know. */
export const auditLogMessages = 'audit_log_folded_messages';

/** The tables of the index, and of the index of the release before. */
export const auditLogIndexTables = 'audit_log_*messages*';

const messages = sql.identifier(auditLogMessages);
const reachedKey = 'audit-log-folded-index';
/** Restarts the index, without the names. */
export const emptyIndexStatements = [
  `INSERT INTO ${auditLogMessages} (${auditLogMessages}) VALUES ('delete-all')`,
  `DELETE FROM ${getTableName(meta)} WHERE ${meta.key.name} = '${reachedKey}'`,
];

/** Fewer new entries than this wait: an index of few large parts is small and quick. */
const leastPortion = 1_000;
/** So many entries go in one transaction, which others wait for. */
const portion = 2_000;
const progressInterval = 5_000;
const minute = 60_000;

const { auditLogEntryID, userName, organisationName, message } = auditLogEntries;

/** How far the index has come. */
export interface IndexState {
  /** The newest entry in the index. */
  reached: number;
  /** The newest entry of the log. */
  newest: number;
}

/**
 * Reads how far the index has come. A search reads the entries after `reached` themselves, so that it
 * finds each entry at once, and a write pays nothing for the index (decision 0026).
 */
export async function indexState(database: Database | DatabaseTransaction): Promise<IndexState> {
  const [row] = await database.all<IndexState>(sql`
    SELECT coalesce((SELECT CAST(${meta.value} AS integer) FROM ${meta} WHERE ${eq(meta.key, reachedKey)}), 0) AS reached,
           coalesce((SELECT max(${auditLogEntryID}) FROM ${auditLogEntries}), 0) AS newest`);
  return row ?? { reached: 0, newest: 0 };
}

interface Indexing {
  database: Database;
  log: Pick<Log, 'info' | 'error'>;
}

/**
 * Brings new entries into the index now and once a minute. Several instances may do so at the same
 * time.
 * @returns a function that stops it and waits for the portion that is running
 */
export function keepAuditLogIndex({ database, log }: Indexing): () => Promise<void> {
  const stop = new AbortController();
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(() => indexAuditLog(database, { log, signal: stop.signal }))
      .catch((error: unknown) => {
        logFailure(log, 'The audit log could not be indexed', error);
      });
  };
  run();
  const timer = setInterval(run, minute).unref();
  return () => {
    clearInterval(timer);
    stop.abort();
    return running;
  };
}

/** Brings all entries into the index that wait for it, in portions. */
export async function indexAuditLog(
  database: Database,
  { log, signal }: { log?: Pick<Log, 'info'>; signal?: AbortSignal } = {},
): Promise<void> {
  let told = performance.now();
  for (;;) {
    const { reached, newest } = await indexState(database);
    const isReused = newest < reached;
    if (signal?.aborted || (!isReused && newest - reached < leastPortion)) return;
    if (performance.now() - told > progressInterval) {
      log?.info(`The index of the audit log has ${reached} of ${newest} entries.`);
      told = performance.now();
    }
    await database.transaction(indexPortion);
    // The driver of a file works without pause. Requests come in between.
    await setImmediate();
  }
}

async function indexPortion(transaction: DatabaseTransaction): Promise<void> {
  // Another instance may have indexed this portion meanwhile.
  const { reached, newest } = await indexState(transaction);
  if (newest < reached) return emptyIndex(transaction);
  const [row] = await transaction.all<{ last: number | null }>(sql`
    SELECT max(id) AS last FROM (
      SELECT ${auditLogEntryID} AS id FROM ${auditLogEntries} WHERE ${auditLogEntryID} > ${reached}
      ORDER BY ${auditLogEntryID} LIMIT ${portion})`);
  const last = row?.last ?? reached;
  const isNew = sql`${auditLogEntryID} > ${reached} AND ${auditLogEntryID} <= ${last}`;
  const rows = await transaction.all<{ id: number; message: string }>(sql`
    SELECT ${auditLogEntryID} AS id, ${message} AS message FROM ${auditLogEntries}
    WHERE ${isNew} ORDER BY 1`);
  const folded = JSON.stringify(rows.map((each) => [each.id, foldedText(each.message)]));
  await transaction.run(sql`
    INSERT INTO ${messages} (rowid, message)
    SELECT value ->> 0, value ->> 1 FROM json_each(${folded})`);
  for (const [kind, name] of [
    ['user', userName],
    ['organisation', organisationName],
  ] as const) {
    await transaction.run(sql`
      INSERT OR IGNORE INTO ${auditLogNames} (kind, name)
      SELECT DISTINCT ${kind}, ${name} FROM ${auditLogEntries}
      WHERE ${isNew} AND ${name} IS NOT NULL`);
  }
  await saveReached(transaction, last);
}

/** The ids of the entries begin again after the whole log was removed. */
async function emptyIndex(transaction: DatabaseTransaction): Promise<void> {
  for (const statement of emptyIndexStatements) await transaction.run(sql.raw(statement));
  await transaction.delete(auditLogNames);
}

/** Takes entries out of the index, in the transaction that has removed them from the log. */
export async function removeFromIndex(transaction: DatabaseTransaction, ids: readonly number[]) {
  await transaction.run(sql`
    DELETE FROM ${messages}
    WHERE rowid IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  // The next entry gets the id of a removed one if that was the newest.
  const { reached, newest } = await indexState(transaction);
  if (newest < reached) await saveReached(transaction, newest);
}

async function saveReached(transaction: DatabaseTransaction, reached: number): Promise<void> {
  const value = String(reached);
  await transaction
    .insert(meta)
    .values({ key: reachedKey, value })
    .onConflictDoUpdate({ target: meta.key, set: { value } });
}

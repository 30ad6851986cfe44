import { inArray, lt, max } from 'drizzle-orm';
import { writeAuditLog } from './audit-log';
import { countWords } from './contract/count-words';
import { removeFromIndex } from './database/audit-log-index';
import { logFailure } from './database/database-unavailable';
import type { Database } from './database/open-database';
import { auditLogEntries } from './database/schema/records';
import type { Log } from './http/log';
import { momentWords } from './operations/moment-text';

const day = 24 * 60 * 60_000;

/** So many entries go in one transaction, which others wait for. */
const portion = 5_000;

interface Retention {
  database: Database;
  /** Entries that are older than so many days are removed. */
  days: number;
  now(): Date;
  log: Pick<Log, 'info' | 'error'>;
}

/**
 * Removes old audit log entries now and once a day. Several instances may do so at the same time.
 * @returns a function that stops it and waits for the removal that is running
 */
export function limitAuditLog(retention: Retention): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = removeOldEntries(retention).catch((error: unknown) => {
      logFailure(retention.log, 'Old audit log entries could not be removed', error);
    });
  };
  run();
  const timer = setInterval(run, day).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

/**
 * Removes the entries that are too old, unless all are. An entry of the audit log says how many they
 * were.
 */
export async function removeOldEntries({ database, days, now, log }: Retention): Promise<void> {
  const moment = now();
  const limit = new Date(moment.getTime() - days * day);
  const [newest] = await database
    .select({ at: max(auditLogEntries.dateTimeCreated) })
    .from(auditLogEntries);
  if (newest?.at && newest.at < limit) {
    // A clock that is ahead makes all entries old, and a removal cannot be undone.
    log.error(
      `No audit log entry was removed: the newest one is from ${momentWords(newest.at)}, so that none would be left. Look at the clock.`,
    );
    return;
  }
  for (let removed = portion; removed === portion; ) {
    removed = await database.transaction(async (transaction) => {
      const old = transaction
        .select({ id: auditLogEntries.auditLogEntryID })
        .from(auditLogEntries)
        .where(lt(auditLogEntries.dateTimeCreated, limit))
        .limit(portion);
      const entries = await transaction
        .delete(auditLogEntries)
        .where(inArray(auditLogEntries.auditLogEntryID, old))
        .returning({ id: auditLogEntries.auditLogEntryID });
      if (entries.length === 0) return 0;
      await removeFromIndex(
        transaction,
        entries.map(({ id }) => id),
      );
      const message = `The service removed ${countWords(entries.length, 'audit log entry', 'audit log entries')} from before ${momentWords(limit)}, which was ${countWords(days, 'day')} ago.`;
      await writeAuditLog(transaction, moment, [
        { type: 'AuditLogShortened', caller: null, message },
      ]);
      log.info(message);
      return entries.length;
    });
  }
}

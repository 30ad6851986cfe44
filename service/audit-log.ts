import { between, max } from 'drizzle-orm';
import type { RecordChange } from './audit-log/record-change';
import { auditLogTypes } from './audit-log-types';
import { slicesOf } from './database/in-slices';
import type { Database, DatabaseTransaction } from './database/open-database';
import { auditLogChanges, auditLogEntries } from './database/schema/records';

export interface AuditEntry {
  type: keyof typeof auditLogTypes;
  /** Who did it; null when nobody was signed in. */
  caller: { userID: string; fullName: string } | null;
  organisation?: { organisationID: string; name: string };
  message: string;
  /** What the entry changes in a record that has a page (docs/product/history.md). */
  record?: RecordChange;
}

/** What an audit log entry says of a change, without its type, its caller and its organisation. */
export type EntryContent = Pick<AuditEntry, 'message' | 'record'>;

/**
 * Returns the sentence for the former name of a renamed record; nothing if it keeps its name. Entries before
 * have that name, so that a search for it leads to the later ones.
 */
export const formerName = (before: string | undefined, name: string): string =>
  before && before !== name ? ` The former name was ${before}.` : '';

// A clock that is more ahead is wrong, and the next entries do not follow it.
const mostAhead = 5 * 60_000;

/**
 * Writes audit log entries. A change and its entry belong to one transaction, so that neither is
 * stored without the other (docs/product/service.md#audit-entries).
 * @param now when the change was asked for. An entry is not older than the one before it: a call may have waited
 * some minutes for another one to commit.
 */
export async function writeAuditLog(
  database: Database | DatabaseTransaction,
  now: Date,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const { dateTimeCreated } = auditLogEntries;
  const latest = new Date(now.getTime() + mostAhead);
  const [newest] = await database
    .select({ moment: max(dateTimeCreated) })
    .from(auditLogEntries)
    .where(between(dateTimeCreated, now, latest));
  for (const part of slicesOf(entries)) {
    const saved = await database
      .insert(auditLogEntries)
      .values(part.map((entry) => rowOf(entry, newest?.moment ?? now)))
      .returning({ id: auditLogEntries.auditLogEntryID });
    // The numbers grow with the rows of a statement, but SQLite may return them in another order.
    const ids = saved.map(({ id }) => id).sort((a, b) => a - b);
    const changes = part.flatMap(({ record }, index) => {
      const auditLogEntryID = ids[index];
      const hasChanges = record && (record.action !== 'Changed' || record.changes.length > 0);
      return auditLogEntryID && hasChanges ? { ...record, auditLogEntryID } : [];
    });
    if (changes.length > 0) await database.insert(auditLogChanges).values(changes);
  }
}

const rowOf = ({ type, caller, organisation, message }: AuditEntry, now: Date) => ({
  auditLogType: auditLogTypes[type].type,
  userID: caller?.userID ?? null,
  userName: caller?.fullName ?? null,
  organisationID: organisation?.organisationID ?? null,
  organisationName: organisation?.name ?? null,
  message,
  dateTimeCreated: now,
});

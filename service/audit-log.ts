import { auditLogTypes } from './audit-log-types';
import type { Database, DatabaseTransaction } from './database/open-database';
import { rowsPerStatement } from './database/save-rows';
import { auditLogEntries } from './database/schema/records';

export interface AuditEntry {
  type: keyof typeof auditLogTypes;
  /** Who did it; null when nobody was signed in. */
  caller: { userID: string; fullName: string } | null;
  organisation?: { organisationID: string; name: string };
  message: string;
}

/**
 * Writes audit log entries. A change and its entry belong to one transaction, so that neither is
 * stored without the other (docs/product/service.md#audit-entries).
 */
export async function writeAuditLog(
  database: Database | DatabaseTransaction,
  now: Date,
  entries: readonly AuditEntry[],
): Promise<void> {
  const rows = entries.map(({ type, caller, organisation, message }) => ({
    auditLogType: auditLogTypes[type].type,
    userID: caller?.userID ?? null,
    userName: caller?.fullName ?? null,
    organisationID: organisation?.organisationID ?? null,
    organisationName: organisation?.name ?? null,
    message,
    dateTimeCreated: now,
  }));
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await database.insert(auditLogEntries).values(rows.slice(start, start + rowsPerStatement));
  }
}

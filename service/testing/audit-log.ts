import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { auditLogEntries } from '../database/schema/records';
import type { TestService } from './test-service';

/** Reads the entries whose message contains a text, oldest first. */
export async function readAuditLog(service: TestService, part: string) {
  const client = createClient({ url: `file:${join(service.folder, 'service.db')}` });
  const { rows } = await client.execute({
    sql: `select audit_log_type, user_id, message from audit_log_entries
          where instr(message, ?) > 0 order by audit_log_entry_id`,
    args: [part],
  });
  client.close();
  return rows.map((row) => ({
    type: row.audit_log_type,
    userID: row.user_id,
    message: row.message,
  }));
}

/** Writes entries directly into the database file of the service. */
export async function addAuditEntries(
  service: TestService,
  entries: readonly (typeof auditLogEntries.$inferInsert)[],
): Promise<void> {
  const client = createClient({ url: `file:${join(service.folder, 'service.db')}` });
  await drizzle(client)
    .insert(auditLogEntries)
    .values([...entries]);
  client.close();
}

import { renameSync } from 'node:fs';
import type { Database } from '../database/open-database';

// From the pages that are free down to the room in the last page of the log.
const sizes = [100_000, 4_000, 1_000, 300, 100, 30, 0];

/** Ways in which a database takes no changes. Each returns what ends it. */
export const unwritable = {
  /** No further page fits, and the last page of the audit log, which every change needs, is full. */
  full: async ({ $client }: Database) => {
    await $client.execute('PRAGMA max_page_count = 1');
    for (const size of sizes) {
      const fill = `INSERT INTO audit_log_entries (audit_log_type, message, date_time_created)
        VALUES (0, '${'x'.repeat(size)}', 0)`;
      let isFull = false;
      while (!isFull) isFull = await $client.execute(fill).then(() => false, isOfFullDisk);
    }
    return () => $client.execute('PRAGMA max_page_count = 4294967294');
  },
  'read-only': async ({ $client }: Database) => {
    await $client.execute('PRAGMA query_only = ON');
    return () => $client.execute('PRAGMA query_only = OFF');
  },
  gone: async ({ $client }: Database) => {
    const { rows } = await $client.execute('PRAGMA database_list');
    const file = String(rows[0]?.file);
    renameSync(file, `${file}.away`);
    return async () => renameSync(`${file}.away`, file);
  },
} as const;

/** What the service says about each way. */
export const reasons = {
  full: 'the disk is full',
  'read-only': 'it is read-only',
  gone: 'its file was removed or replaced',
} as const;

function isOfFullDisk(error: unknown): true {
  if (error instanceof Error && 'code' in error && error.code === 'SQLITE_FULL') return true;
  throw error;
}

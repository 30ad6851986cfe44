import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeAuditLog } from './audit-log';
import { auditLogEntries } from './database/schema/records';
import { openTemporaryDatabase, type TemporaryDatabase } from './testing/temporary-database';

let temporary: TemporaryDatabase;
beforeEach(async () => {
  temporary = await openTemporaryDatabase();
});
afterEach(() => temporary.remove());

const began = Date.parse('2026-11-21T12:00:00Z');
const minutes = (count: number) => new Date(began + count * 60_000);

test.each([
  ['that waited for another is as new as the other', [1, 0], [1, 1]],
  ['after those of a wrong clock has its own time', [60, 0, 1, 0], [60, 0, 1, 1]],
])('an entry %s', async (_, times, stored) => {
  const { database } = temporary;
  for (const time of times) {
    await writeAuditLog(database, minutes(time), [
      { type: 'UserSignedIn', caller: null, message: 'Signed in.' },
    ]);
  }
  const entries = await database
    .select()
    .from(auditLogEntries)
    .orderBy(auditLogEntries.auditLogEntryID);
  expect(entries.map(({ dateTimeCreated }) => dateTimeCreated)).toEqual(stored.map(minutes));
});

import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeOldEntries } from '../audit-log-retention';
import { openTemporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database';
import { indexAuditLog, indexState, keepAuditLogIndex } from './audit-log-index';
import { auditLogEntries, auditLogNames } from './schema/records';

let temporary: TemporaryDatabase;
beforeEach(async () => {
  temporary = await openTemporaryDatabase();
});
afterEach(() => temporary.remove());

const now = new Date('2026-11-20T12:00:00Z');
const long = new Date('2020-01-01T00:00:00Z');

async function write(count: number, dateTimeCreated = now) {
  const rows = Array.from({ length: count }, (_, number) => ({
    auditLogType: 100,
    userName: `Person ${number % 3}`,
    organisationName: number % 2 === 0 ? 'Quay' : null,
    message: `visit ${number % 5}`,
    dateTimeCreated,
  }));
  for (let start = 0; start < count; start += 1_000) {
    await temporary.database.insert(auditLogEntries).values(rows.slice(start, start + 1_000));
  }
}

const indexed = async (match: string) =>
  (
    await temporary.database.all<{ id: number }>(
      sql`SELECT rowid AS id FROM audit_log_folded_messages WHERE audit_log_folded_messages MATCH ${match}`,
    )
  ).map(({ id }) => id);

const state = () => indexState(temporary.database);
const log = { info: () => {}, error: () => {} };

test('a log of any length is indexed in portions, with its different names', async () => {
  await write(5_000);
  await indexAuditLog(temporary.database);
  expect(await state()).toEqual({ reached: 5_000, newest: 5_000 });
  expect(await indexed('"vis"')).toHaveLength(5_000);
  const names = await temporary.database.select().from(auditLogNames).orderBy(auditLogNames.name);
  expect(names.map(({ kind, name }) => `${kind}: ${name}`)).toEqual([
    'user: Person 0',
    'user: Person 1',
    'user: Person 2',
    'organisation: Quay',
  ]);
});

test('a few new entries wait for more', async () => {
  await write(2_000);
  await indexAuditLog(temporary.database);
  await write(999);
  await indexAuditLog(temporary.database);
  expect(await state()).toEqual({ reached: 2_000, newest: 2_999 });
  await write(1);
  await indexAuditLog(temporary.database);
  expect(await state()).toEqual({ reached: 3_000, newest: 3_000 });
});

test('several instances index each entry once', async () => {
  await write(5_000);
  await Promise.all([indexAuditLog(temporary.database), indexAuditLog(temporary.database)]);
  expect(await indexed('"vis"')).toHaveLength(5_000);
});

test('a stop ends it after the portion that is running', async () => {
  await write(5_000);
  await keepAuditLogIndex({ database: temporary.database, log })();
  expect((await state()).reached).toBeLessThan(5_000);
});

test('what is removed from the log is removed from the index', async () => {
  await write(1_500, long);
  await write(1_500);
  await indexAuditLog(temporary.database);
  await removeOldEntries({ database: temporary.database, days: 30, now: () => now, log });
  expect((await indexed('"vis"')).sort((a, b) => a - b)[0]).toBe(1_501);
  expect(await state()).toEqual({ reached: 3_000, newest: 3_001 });
});

test('entries that get the ids of removed ones are indexed again', async () => {
  await write(1);
  await write(3_000, long);
  await indexAuditLog(temporary.database);
  await removeOldEntries({ database: temporary.database, days: 30, now: () => now, log });
  expect(await indexed('"vis"')).toEqual([1]);
  await write(1_200);
  await indexAuditLog(temporary.database);
  const { reached, newest } = await state();
  expect(reached).toBe(newest);
  expect(await indexed('"vis"')).toHaveLength(1_201);
});

test('an index of a log that somebody else has emptied restarts', async () => {
  await write(3_000);
  await indexAuditLog(temporary.database);
  await temporary.database.delete(auditLogEntries);
  await write(1_500);
  await indexAuditLog(temporary.database);
  expect(await state()).toEqual({ reached: 1_500, newest: 1_500 });
  expect(await indexed('"vis"')).toHaveLength(1_500);
});

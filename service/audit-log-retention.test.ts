import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeAuditLog } from './audit-log';
import { recordChange } from './audit-log/record-change';
import { limitAuditLog, removeOldEntries } from './audit-log-retention';
import { auditLogChanges, auditLogEntries } from './database/schema/records';
import { openTemporaryDatabase, type TemporaryDatabase } from './testing/temporary-database';

let temporary: TemporaryDatabase;
beforeEach(async () => {
  temporary = await openTemporaryDatabase();
});
afterEach(() => temporary.remove());

const now = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
const log = { info: () => {}, error: () => {} };

const write = (moment: Date, messages: string[]) =>
  writeAuditLog(
    temporary.database,
    moment,
    messages.map((message) => ({ type: 'Unclassified', caller: null, message }) as const),
  );

async function messages(): Promise<string[]> {
  const rows = await temporary.database
    .select()
    .from(auditLogEntries)
    .orderBy(asc(auditLogEntries.auditLogEntryID));
  return rows.map(({ message }) => message);
}

const retention = () => ({ database: temporary.database, days: 30, now: () => now, log });

test('removes what is older than the days, and says how much it was', async () => {
  await write(daysAgo(31), ['old', 'old too']);
  await write(daysAgo(29), ['young']);
  await removeOldEntries(retention());
  const [first, second, ...others] = await messages();
  expect([first, others]).toEqual(['young', []]);
  expect(second).toBe(
    'The service removed 2 audit log entries from before 2026-10-21 12:00 UTC, which was 30 days ago.',
  );
});

test('removes the recorded changes of an entry with it', async () => {
  const record = recordChange('Team', '1', { name: 'a' }, { name: 'b' });
  const entry = { type: 'TeamChanged', caller: null, message: 'renamed', record } as const;
  await writeAuditLog(temporary.database, daysAgo(31), [entry]);
  await writeAuditLog(temporary.database, daysAgo(29), [entry]);
  await removeOldEntries(retention());
  expect(await temporary.database.select().from(auditLogChanges)).toHaveLength(1);
});

test('removes nothing when all is old, because the clock may be ahead', async () => {
  const errors: string[] = [];
  await write(daysAgo(31), ['old']);
  await removeOldEntries({ ...retention(), log: { ...log, error: (text) => errors.push(text) } });
  expect(await messages()).toEqual(['old']);
  expect(errors).toEqual([
    'No audit log entry was removed: the newest one is from 2026-10-20 12:00 UTC, so that none would be left. Look at the clock.',
  ]);
});

test('removes more than one portion, and writes nothing when nothing is old', async () => {
  await write(daysAgo(29), ['young']);
  await write(
    daysAgo(40),
    Array.from({ length: 5_001 }, (_, number) => `entry ${number}`),
  );
  await removeOldEntries(retention());
  expect(await messages()).toEqual([
    'young',
    expect.stringMatching(/^The service removed 5,000 audit log entries /),
    expect.stringMatching(/^The service removed 1 audit log entry /),
  ]);
  await removeOldEntries(retention());
  expect(await messages()).toHaveLength(3);
});

test('a stop waits for the removal that is running', async () => {
  await write(daysAgo(31), ['old']);
  await write(daysAgo(29), ['young']);
  await limitAuditLog(retention())();
  expect(await messages()).not.toContain('old');
});

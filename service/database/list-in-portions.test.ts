import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Formatted } from '../../src/domain/contract/formatted';
import { openTemporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database';
import { jsonRecord } from './json-records';
import { readLongList } from './list-in-portions';
import { auditLogEntries } from './schema/records';

let temporary: TemporaryDatabase;
beforeEach(async () => {
  temporary = await openTemporaryDatabase();
});
afterEach(() => temporary.remove());

async function write(moments: Date[]) {
  await temporary.database.delete(auditLogEntries);
  const rows = moments.map((dateTimeCreated) => ({
    auditLogType: 100,
    message: 'visit',
    dateTimeCreated,
  }));
  await temporary.database.insert(auditLogEntries).values(rows);
}

const record = jsonRecord<{ dateTimeCreated: Formatted<'date-time'> }>({
  dateTimeCreated: auditLogEntries.dateTimeCreated,
});

const read = async () => {
  const order = [auditLogEntries.auditLogEntryID];
  const rows = await readLongList(temporary.database, { from: auditLogEntries, order, record });
  return rows.map(({ dateTimeCreated }) => dateTimeCreated);
};

test('a moment has the text of the contract to the millisecond', async () => {
  const min = new Date('0000-01-01T00:00:00Z');
  const max = new Date('9999-12-31T23:59:59.999Z');
  const moment = fc.date({ min, max, noInvalidDate: true });
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 1 }), async (moments) => {
      await write([min, max, ...moments]);
      expect(await read()).toEqual([min, max, ...moments].map((each) => each.toISOString()));
    }),
  );
});

test.each([0, 200, 201, 1_200, 1_201])('a list of %i records has each once', async (count) => {
  const moments = Array.from({ length: count }, (_, number) => new Date(number));
  if (count > 0) await write(moments);
  expect(await read()).toEqual(moments.map((each) => each.toISOString()));
});

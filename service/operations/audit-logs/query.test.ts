import { and, type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AuditLogQuery } from '../../../src/api/schema.gen';
import { indexAuditLog, indexState } from '../../database/audit-log-index';
import { auditLogEntries } from '../../database/schema/records';
import { openTemporaryDatabase, type TemporaryDatabase } from '../../testing/temporary-database';
import { containsText } from '../text-pattern';
import { readAuditLogPage } from './query';

const words = [
  'Password',
  'PASSWORD',
  'token',
  '50 %',
  'a_b',
  '"quoted"',
  '[x]*?',
  'C:\\temp',
  "it's",
];
const letters = [
  'é',
  'É',
  'Ж',
  'ж',
  'ß',
  'ſ',
  'K',
  'µ',
  'Μ',
  'İ',
  'ı',
  'Σ',
  'ς',
  'Ϳ',
  'ϳ',
  '日本語',
  '👍🏽',
];
const names = ['Zoë Äkerman', 'Old Olsen', 'ols', '100% K', null];
const start = Date.UTC(2020, 0, 1);
const entryCount = 26_000;

const pick = <T>(list: readonly T[], number: number) => list[number % list.length] as T;

/** An entry of a log in which every third entry is older than those that were written before it. */
function entry(number: number) {
  const word = pick(words, number * 7 + Math.floor(number / 9));
  const rare =
    number % 611 === 0 ? ` ${pick(letters, number / 611)}${pick(letters, number / 13)}a` : '';
  return {
    auditLogType: 100 + (number % 3),
    userName: pick(names, number * 3),
    userID: null,
    organisationName: pick(names, Math.floor(number / 400)),
    message: `${word} by Mail ${number}${rare}`,
    dateTimeCreated: new Date(
      start + number * 1_000 - (number % 3 === 0 ? (number % 97) * 60_000 : 0),
    ),
  };
}

let temporary: TemporaryDatabase;

async function write(from: number, to: number) {
  for (let first = from; first < to; first += 1_000) {
    const rows = Array.from({ length: Math.min(1_000, to - first) }, (_, index) =>
      entry(first + index),
    );
    await temporary.database.insert(auditLogEntries).values(rows);
  }
}

beforeAll(async () => {
  temporary = await openTemporaryDatabase();
  await write(0, entryCount - 700);
  await indexAuditLog(temporary.database);
  // The index does not have these yet.
  await write(entryCount - 700, entryCount);
});

afterAll(() => temporary.remove());

/** Reads the same page with the plain statement: each filter is a condition on the entries. */
function plainPage(
  { user, organisation, message, types, pageSize, pageNumber }: AuditLogQuery,
  range: Range,
) {
  const { dateTimeCreated, userName, organisationName, auditLogType } = auditLogEntries;
  const conditions: (SQL | undefined)[] = [
    user ? containsText(userName, user) : undefined,
    organisation ? containsText(organisationName, organisation) : undefined,
    message ? containsText(auditLogEntries.message, message) : undefined,
    types?.length ? sql`${auditLogType} IN ${types}` : undefined,
    range.from ? sql`${dateTimeCreated} >= ${range.from.getTime()}` : undefined,
    range.to ? sql`${dateTimeCreated} <= ${range.to.getTime()}` : undefined,
  ];
  return temporary.database
    .select()
    .from(auditLogEntries)
    .where(and(...conditions))
    .orderBy(sql`${dateTimeCreated} desc, ${auditLogEntries.auditLogEntryID} desc`)
    .limit(pageSize)
    .offset(pageNumber * pageSize);
}

interface Range {
  from: Date | undefined;
  to: Date | undefined;
}

const moment = fc.option(
  fc.integer({ min: -10, max: entryCount + 10 }).map((second) => new Date(start + second * 1_000)),
  { nil: undefined, freq: 1 },
);
const cut = ([text, from, length]: [string, number, number]) =>
  [...text].slice(from, from + length).join('');
const part = fc
  .tuple(
    fc.oneof(
      fc.integer({ min: 0, max: entryCount }).map((number) => entry(number).message),
      fc
        .array(fc.constantFrom(...letters, ...words, 'a', ' ', '%', '\0'))
        .map((list) => list.join('')),
    ),
    fc.integer({ min: 0, max: 12 }),
    fc.integer({ min: 1, max: 12 }),
  )
  .map(cut)
  .chain((text) => fc.constantFrom(text, text.toLowerCase(), text.toUpperCase()));

const query = fc.record(
  {
    pageSize: fc.constantFrom(1, 25, 400),
    pageNumber: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 })),
    message: part,
    user: fc.constantFrom('o', 'OLS', 'zoË', '%', 'k', 'nobody'),
    organisation: fc.constantFrom('o', 'äk', '100%', 'nobody'),
    types: fc.constantFrom<number[]>([100], [101, 102], [7]),
  },
  { requiredKeys: ['pageSize', 'pageNumber'] },
);

test('a search finds what the plain statement finds, in the same order', async () => {
  expect(await indexState(temporary.database)).toEqual({
    reached: entryCount - 700,
    newest: entryCount,
  });
  await fc.assert(
    fc.asyncProperty(query, fc.record({ from: moment, to: moment }), async (asked, range) => {
      const found = await readAuditLogPage(temporary.database, asked, range);
      expect(found).toEqual(await plainPage(asked, range));
    }),
    { numRuns: 300, ignoreEqualValues: true },
  );
});

test('a search for a text of most messages reads no more entries than the page needs', async () => {
  const read = vi.spyOn(temporary.database, 'all');
  await readAuditLogPage(
    temporary.database,
    { pageSize: 25, pageNumber: 0, message: 'by mail' },
    { from: undefined, to: undefined },
  );
  const sizes = await Promise.all(read.mock.results.map(async ({ value }) => (await value).length));
  expect(Math.max(...sizes)).toBe(25);
});

test.each([
  { message: 'by mail' },
  { message: 'by mail', types: [101, 102] },
  { message: 'by mail', user: 'o', organisation: 'o' },
])('a text of most messages is found in the order of time: %j', async (filter) => {
  for (const pageNumber of [0, 1, 5, 20, 100]) {
    const asked: AuditLogQuery = { pageSize: 25, pageNumber, ...filter };
    const range = { from: undefined, to: undefined };
    const found = await readAuditLogPage(temporary.database, asked, range);
    expect(found).toEqual(await plainPage(asked, range));
  }
});

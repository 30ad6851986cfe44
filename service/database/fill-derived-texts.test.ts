import { eq, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, expect, test } from 'vitest';
import { openTemporaryDatabase } from '../testing/temporary-database';
import { derivedTextsOf } from './derived-texts';
import { fillDerivedTexts, tablesOfDerivedTexts } from './fill-derived-texts';
import { users } from './schema/people';

const temporary = await openTemporaryDatabase();
const { database } = temporary;
afterAll(() => temporary.remove());

const schema = import.meta.glob<Record<string, unknown>>('./schema/*.ts', { eager: true });

test('every table with a derived text is filled', () => {
  const tables = Object.values(schema)
    .flatMap((exported) => Object.values(exported))
    .filter((table) => is(table, SQLiteTable));
  const wanted = tables.filter((table) => derivedTextsOf(table).length > 0);
  expect(new Set(tablesOfDerivedTexts.map(([table]) => table))).toEqual(new Set(wanted));
});

/** Adds a user as a release without derived texts does. */
const addOldUser = async (userID: string, email: string, fullName: string) => {
  await database.insert(users).values({
    userID: userID as never,
    shortName: 'M',
    fullName,
    email,
    scopes: [],
    dateTimeCreated: new Date(0),
  });
};
const stored = async (userID: string) => {
  const [row] = await database
    .select()
    .from(users)
    .where(eq(users.userID, userID as never));
  return [row?.emailKey, row?.fullNameFolded];
};

test('texts of an older release are derived, and those that are the same are told', async () => {
  const told: string[] = [];
  const log = { info: (message: string) => told.push(message) };
  await addOldUser('one', 'MÜLLER@demo.test', 'Élodie Müller');
  await addOldUser('two', 'mu\u0308ller@demo.test', 'Zoë');
  await addOldUser('three', 'Nia@demo.test', 'Nia  Okafor');
  await fillDerivedTexts(database, log);
  expect(await stored('one')).toEqual(['müller@demo.test', 'elodie muller']);
  expect(await stored('two')).toEqual([null, 'zoe']);
  expect(await stored('three')).toEqual(['nia@demo.test', 'nia okafor']);
  expect(told).toEqual([expect.stringMatching(/^The field email of these rows of users .*: two$/)]);

  // An older instance exchanges the addresses.
  await database
    .update(users)
    .set({ email: 'uma@demo.test' })
    .where(eq(users.userID, 'one' as never));
  await fillDerivedTexts(database, log);
  expect(await stored('one')).toEqual(['uma@demo.test', 'elodie muller']);
  expect(await stored('two')).toEqual(['müller@demo.test', 'zoe']);
  expect(told).toHaveLength(1);
});

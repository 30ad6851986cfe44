import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database';
import { repeatableAnswers } from '../database/schema/repeats';
import { testTime } from '../testing/test-service';
import { findAnswer, keepAnswer, mostOfPerson } from './kept-answers';

let database: Awaited<ReturnType<typeof openDatabase>>;

beforeAll(async () => {
  database = await openDatabase({ url: 'file::memory:' });
});

afterAll(() => database.$client.close());

const later = (seconds: number) => new Date(testTime.getTime() + seconds * 1_000);

const keep = (keyHash: string, ownerHash: string, length: number, now: Date) =>
  database.transaction((transaction) => {
    const answer = { keyHash, ownerHash, fingerprint: '', sealedBody: 'x'.repeat(length) };
    return keepAnswer(transaction, answer, now);
  });

const keys = async () => {
  const { keyHash } = repeatableAnswers;
  const rows = await database.select({ keyHash }).from(repeatableAnswers);
  return rows.map((row) => row.keyHash).sort();
};

test('the oldest answers of a person go when they take too much room, and no others', async () => {
  const third = mostOfPerson / 3;
  await keep('of somebody else', 'other', third, later(0));
  for (const second of [1, 2, 3]) await keep(`large ${second}`, 'person', third, later(second));
  expect(await keys()).toEqual(['large 2', 'large 3', 'of somebody else']);

  // The newest answer stays, however large it is.
  await keep('huge', 'person', mostOfPerson + 1, later(4));
  expect(await keys()).toEqual(['huge', 'of somebody else']);
  expect(await findAnswer(database, 'huge', later(5))).toBeDefined();
});

test('headers that outlived their answer are replaced by those of the next one', async () => {
  for (const second of [6, 7]) await keep('headers', 'person', second, later(second));
  expect((await findAnswer(database, 'headers', later(8)))?.sealedBody).toHaveLength(7);
});

test('many small answers count as well', async () => {
  const most = mostOfPerson / 4096;
  const rows = Array.from({ length: most }, (_, place) => ({
    keyHash: `small ${place}`,
    ownerHash: 'many',
    size: 4096,
    fingerprint: '',
    sealedBody: '',
    dateTimeCreated: later(place),
  }));
  for (let start = 0; start < most; start += 1_000) {
    await database.insert(repeatableAnswers).values(rows.slice(start, start + 1_000));
  }
  await keep('one more', 'many', 0, later(most));
  const left = (await keys()).filter((key) => key.startsWith('small'));
  expect(left).toHaveLength(most - 1);
  expect(left).not.toContain('small 0');
});

import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  jsonValue,
  property,
  record,
  string,
} from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ListDoor } from './answers/answer';
import { deviations, deviationText, forgetDeviations, Refusal } from './answers/deviations';
import { listUsers } from './answers/users.gen';
import { parsedInParts } from './parsed-in-parts';

type Bytes = Uint8Array<ArrayBuffer>;

beforeEach(() => {
  forgetDeviations();
  vi.spyOn(console, 'warn').mockReturnValue();
});

const users: ListDoor = listUsers;
/** Admits whatever comes. */
const open: ListDoor = { inParts: () => (part) => part };

async function* piecesOf(text: string, ...cuts: readonly number[]): AsyncGenerator<Bytes> {
  const bytes = new TextEncoder().encode(text);
  const places = cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b);
  let start = 0;
  for (const end of [...places, bytes.length]) {
    yield bytes.slice(start, end);
    start = end;
  }
}

const parse = (text: string, cuts: readonly number[] = [], door = users) =>
  parsedInParts(piecesOf(text, ...cuts), door);

const userOf = (number: number) => ({
  userID: `10000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`,
  shortName: `Ada ${number}`,
  fullName: 'Ada "Countess" Byron',
  email: 'ada@example.com',
  locale: 'en-GB',
  defaultCurrencyCode: 'GBP',
  image: null as string | null,
  scopes: ['superuser'],
});
const usersOf = (count: number) => Array.from({ length: count }, (_, number) => userOf(number));

// Characters of one to four bytes, and all kinds of escapes.
const anyText = array(
  constantFrom(
    'a',
    'ä',
    '\u20ac',
    '😀',
    '"',
    '\\',
    '\n',
    '\u0001',
    '[',
    ']',
    '{',
    '}',
    ',',
    ':',
    '\ufeff',
  ),
  { maxLength: 6 },
).map((parts) => parts.join(''));
const anyUsers = array(record({ shortName: anyText, fullName: string(), scopes: array(anyText) }), {
  maxLength: 8,
}).map((list) => list.map((texts, number) => ({ ...userOf(number), ...texts })));
/** Writes every other character as an escape, which JSON.stringify does not. */
const escaped = (json: string) =>
  json.replaceAll(/[^\n -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

describe('a list that is cut anywhere', () => {
  test.each([
    ['as it is', (json: string) => json],
    ['with escapes', escaped],
  ])('is what JSON.parse makes of it (%s)', async (_name, write) => {
    await assert(
      asyncProperty(
        anyUsers,
        array(integer({ min: 0, max: 5_000 }), { maxLength: 9 }),
        constantFrom(0, 2),
        async (list, cuts, indent) => {
          const json = write(JSON.stringify(list, null, indent));
          expect(await parse(json, cuts)).toEqual(JSON.parse(json));
        },
      ),
    );
  });

  test('is complete with a cut at every byte', async () => {
    const json = JSON.stringify([{ ...userOf(1), shortName: '😀\\"ä' }, userOf(2)]);
    const all = Array.from({ length: json.length + 9 }, (_, place) => place);
    expect(await parse(json, all)).toEqual(JSON.parse(json));
  });

  test('may have any JSON as its entries', async () => {
    await assert(
      asyncProperty(
        array(jsonValue(), { maxLength: 5 }),
        array(integer({ min: 0, max: 500 }), { maxLength: 9 }),
        async (list, cuts) => {
          const json = `${JSON.stringify(list)}\n`;
          expect(await parse(json, cuts, open)).toEqual(JSON.parse(json));
        },
      ),
    );
  });

  test('is no list if anything of it is missing', async () => {
    const json = JSON.stringify(usersOf(2));
    await assert(
      asyncProperty(integer({ min: 1, max: json.length - 1 }), async (end) => {
        await expect(parse(json.slice(0, end), [end >> 1])).rejects.toThrow(SyntaxError);
      }),
    );
  });

  test.each(['[1,,2]', '[1 2]', '[1]]', '[1],', '[1]{}', '[,1]', '[tru', '<html>'])(
    'is no JSON: %s',
    async (text) => {
      await expect(parse(text, [1, 2, 3], open)).rejects.toThrow(SyntaxError);
    },
  );
});

test('parts grow in a few steps, and none has an incomplete record', async () => {
  const list = usersOf(2_000);
  const json = JSON.stringify(list);
  const parts: unknown[][] = [];
  const cuts = Array.from({ length: 400 }, (_, index) => index * 997);
  const all = await parsedInParts(piecesOf(json, ...cuts), users, (part) => parts.push(part));
  expect(all).toEqual(list);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.length).toBeLessThan(5);
  for (const part of parts) expect(part).toEqual(list.slice(0, part.length));
  expect(parts[0]?.length).toBeLessThan(100);
});

describe('the door', () => {
  /** Returns what the door makes of a whole list, and what it reports. */
  async function outcomeOf(admit: () => unknown) {
    forgetDeviations();
    const result = await Promise.resolve()
      .then(admit)
      .catch((cause: unknown) => {
        if (!(cause instanceof Refusal)) throw cause;
        return cause.message;
      });
    return { result, reports: deviations.current().map(deviationText) };
  }

  const faults: unknown[] = [
    null,
    userOf(3),
    { ...userOf(4), shortName: null },
    { ...userOf(5), image: undefined },
    { ...userOf(6), extra: 1 },
    { ...userOf(7), scopes: undefined },
    { ...userOf(8), email: 5 },
    { ...userOf(9), userID: undefined },
    'text',
  ];

  test('completes, leaves out, refuses and reports the same as for the whole list', async () => {
    const anyEntry = constantFrom(...usersOf(6), ...faults);
    await assert(
      asyncProperty(
        array(anyEntry, { maxLength: 12 }),
        array(integer({ min: 0, max: 2_000 }), { maxLength: 5 }),
        async (list, cuts) => {
          const json = JSON.stringify(list);
          const whole = await outcomeOf(() => listUsers.admit(JSON.parse(json)));
          expect(await outcomeOf(() => parse(json, cuts))).toEqual(whole);
        },
      ),
    );
  });

  test('admits in parts what it admits as a whole', () => {
    assert(
      property(
        array(constantFrom(...usersOf(6), ...faults.slice(0, 6)), { maxLength: 12 }),
        integer({ min: 0, max: 12 }),
        (list, cut) => {
          const admit = users.inParts();
          const inParts = [...admit(list.slice(0, cut)), ...admit(list.slice(cut))];
          // Only the list as a whole knows what it left out.
          expect(inParts).toEqual([...listUsers.admit(list)]);
        },
      ),
    );
  });
});

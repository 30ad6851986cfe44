import { expect, test } from 'vitest';
import {
  changedFields,
  findConflicts,
  isSameValue,
  mergeKeepingMine,
  withStored,
} from './record-difference';

interface Person {
  name: string;
  email: string | null;
  scopes: string[];
}

const loaded: Person = { name: 'Ada', email: 'ada@demo.test', scopes: ['superuser'] };

test.each([
  [1, 1, true],
  [Number.NaN, Number.NaN, true],
  ['a', 'A', false],
  [null, undefined, false],
  [null, {}, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [{ a: [1] }, { a: [1] }, true],
  [{ a: undefined }, { b: undefined }, false],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  // The address may name a column like a member of every object.
  [{ toString: 'x' }, { toString: 'x' }, true],
  [{ constructor: ['equals', 'x'] }, { constructor: ['equals', 'x'] }, true],
])('%j and %j are the same: %s', (a, b, expected) => {
  expect(isSameValue(a, b)).toBe(expected);
});

test('changedFields names the fields that differ, and compares lists by their content', () => {
  expect(changedFields(loaded, { ...loaded, scopes: ['superuser'] })).toEqual([]);
  expect(changedFields(loaded, { ...loaded, email: null, scopes: [] })).toEqual([
    'email',
    'scopes',
  ]);
});

test.each([
  ['both have changed it', { name: 'Ada M.' }, { name: 'Eve' }, ['name']],
  ['only somebody else has', { name: 'Ada M.' }, { email: null }, []],
  ['only the person has', {}, { name: 'Eve' }, []],
  ['both have set it to the same', { name: 'Eve' }, { name: 'Eve' }, []],
])('findConflicts names a field if %s', (_when, theirs, mine, expected) => {
  const found = findConflicts(loaded, { ...loaded, ...theirs }, { ...loaded, ...mine });
  expect(found).toEqual(expected);
});

test('mergeKeepingMine keeps my fields and their other fields', () => {
  const fresh = { ...loaded, name: 'Theirs', email: 'theirs@demo.test' };
  const mine = { ...loaded, name: 'Mine' };
  expect(mergeKeepingMine(loaded, fresh, mine)).toEqual({
    name: 'Mine',
    email: 'theirs@demo.test',
    scopes: ['superuser'],
  });
});

test('withStored takes over the fields that a failed save stored, and no others', () => {
  const sent = { ...loaded, name: 'Mine', email: 'mine@demo.test', scopes: [] };
  const fresh = { ...loaded, name: 'Mine', email: 'theirs@demo.test' };
  expect(withStored(loaded, sent, fresh)).toEqual({ ...loaded, name: 'Mine' });
});

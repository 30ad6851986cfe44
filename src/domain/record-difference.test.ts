import { expect, test } from 'vitest';
import {
  changedFields,
  findOverwrites,
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

test('findOverwrites reports what somebody else changed', () => {
  const fresh = { ...loaded, name: 'Ada M.' };
  expect(findOverwrites(loaded, fresh, { ...loaded, email: 'new@demo.test' })).toEqual([
    { field: 'name', loaded: 'Ada', mine: 'Ada', theirs: 'Ada M.' },
  ]);
});

test('findOverwrites reports nothing without another change or when both changes are equal', () => {
  expect(findOverwrites(loaded, { ...loaded }, { ...loaded, name: 'Eve' })).toEqual([]);
  const same = { ...loaded, name: 'Eve' };
  expect(findOverwrites(loaded, same, { ...same })).toEqual([]);
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

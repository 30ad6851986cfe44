import { expect, test } from 'vitest';
import { comparePermissions } from './compare-permissions';
import type { Where } from './effective-permissions';

const permission = (id: number, actions: number, where: Where = 'everywhere') => ({
  id,
  grants: [{ actions, where }],
  sources: [],
});
const ids = (first: Parameters<typeof comparePermissions>[0], second: typeof first) => {
  const { different, same } = comparePermissions(first, second);
  return [different.map(({ id }) => id), same.map(({ id }) => id)];
};

test('what only one has, with other actions or at other outlets, is different', () => {
  const first = [permission(1, 1), permission(2, 1), permission(3, 1, ['quay']), permission(4, 1)];
  const second = [permission(2, 15), permission(3, 1), permission(4, 1), permission(5, 1)];
  expect(ids(first, second)).toEqual([[1, 2, 3, 5], [4]]);
});

test('the order of outlets makes no difference', () => {
  expect(ids([permission(1, 1, ['a', 'b'])], [permission(1, 1, ['b', 'a'])])).toEqual([[], [1]]);
});

test('unknown outlets are never the same', () => {
  expect(ids([permission(1, 1, 'not-known')], [permission(1, 1, 'not-known')])).toEqual([[1], []]);
});

test('the permissions of the second person keep their order', () => {
  const first = [permission(20, 1), permission(7, 1)];
  const second = [permission(3, 1), permission(20, 15), permission(9, 1), permission(7, 15)];
  expect(ids(first, second)[0]).toEqual([3, 20, 9, 7]);
});

test('a missing permission has no grants', () => {
  expect(comparePermissions([], [permission(1, 7)]).different).toEqual([
    { id: 1, grants: [[], [{ actions: 7, where: 'everywhere' }]] },
  ]);
});

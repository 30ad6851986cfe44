import { expect, test } from 'vitest';
import { groupedBy } from './lists';

test('groups and their items keep the order of the items', () => {
  const groups = groupedBy(['till', 'bar', 'tap', 'bin'], (word) => word[0]);
  expect([...groups]).toEqual([
    ['t', ['till', 'tap']],
    ['b', ['bar', 'bin']],
  ]);
});

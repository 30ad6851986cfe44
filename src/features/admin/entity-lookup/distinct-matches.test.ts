import { expect, test } from 'vitest';
import { distinctMatches } from './distinct-matches';

const match = (entityID: string, type: 1 | 2 = 1) => ({
  type,
  entityID,
  name: 'One',
  organisation: null,
});

test('has each record once, in the order of the answer, with its own key', () => {
  const found = distinctMatches([match('b'), match('a'), match('b'), match('b', 2)]);
  expect([...found.values()].map(({ type, entityID }) => [type, entityID])).toEqual([
    [1, 'b'],
    [1, 'a'],
    [2, 'b'],
  ]);
});

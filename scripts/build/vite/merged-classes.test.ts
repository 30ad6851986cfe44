import { expect, test } from 'vitest';
import { mergedClasses } from './merged-classes';
import type { ModuleClass } from './module-classes';

const one = (name: string, size: number, users: string[], needs: ModuleClass[] = []) => ({
  modules: [name],
  size,
  users: new Set(users),
  needs: new Set(needs),
});

test('the two chunks that cost the pages least become one', () => {
  const classes = [
    one('grid', 30_000, ['/users', '/teams']),
    one('fields', 20_000, ['/users', '/profile']),
    one('dates', 2_000, ['/users', '/teams', '/links']),
  ];
  expect(mergedClasses(classes, () => 3, new Map())).toHaveLength(3);
  expect(mergedClasses(classes, () => 2, new Map())).toEqual([['grid', 'dates'], ['fields']]);
});

test('chunks do not need each other in a circle', () => {
  const words = one('words', 1_000, ['/users', '/teams']);
  const grid = one('grid', 1_000, ['/users', '/teams'], [words]);
  const screen = one('screen', 1_000, ['/users', '/teams'], [grid, words]);
  // "screen" and "words" are as cheap, but "grid" needs one and is needed by the other.
  expect(mergedClasses([screen, words, grid], () => 2, new Map())).toEqual([
    ['screen', 'grid'],
    ['words'],
  ]);
});

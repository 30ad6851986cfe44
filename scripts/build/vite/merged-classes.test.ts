import { expect, test } from 'vitest';
import { mergedClasses } from './merged-classes';
import type { ModuleClass } from './module-classes';

const one = (name: string, size: number, users: string[], needs: ModuleClass[] = []) => ({
  modules: [name],
  size,
  users: new Set(users),
  needs: new Set(needs),
});

const nothing = new Map<string, number>();

test('the two chunks that cost the pages least become one', () => {
  const classes = [
    one('grid', 30_000, ['/users', '/teams']),
    one('fields', 20_000, ['/users', '/profile']),
    one('dates', 2_000, ['/users', '/teams', '/links']),
  ];
  expect(mergedClasses(classes, () => 3, nothing)).toHaveLength(3);
  expect(mergedClasses(classes, () => 2, nothing)).toEqual([['grid', 'dates'], ['fields']]);
});

test('two chunks stay apart that would make a page too heavy', () => {
  const classes = [
    one('grid', 40_000, ['/users', '/teams']),
    one('fields', 30_000, ['/users', '/profile']),
  ];
  const merged = (own: number) => mergedClasses([...classes], () => 1, new Map([['/teams', own]]));
  expect(merged(20_000)).toEqual([['grid'], ['fields']]);
  expect(merged(10_000)).toEqual([['grid', 'fields']]);
});

test('chunks do not need each other in a circle', () => {
  const words = one('words', 1_000, ['/users', '/teams']);
  const grid = one('grid', 1_000, ['/users', '/teams'], [words]);
  const screen = one('screen', 1_000, ['/users', '/teams'], [grid, words]);
  // "screen" and "words" are as cheap, but "grid" needs one and is needed by the other.
  expect(mergedClasses([screen, words, grid], () => 2, nothing)).toEqual([
    ['screen', 'grid'],
    ['words'],
  ]);
});

import { expect, test } from 'vitest';
import { mergedClasses } from './merged-classes';

const one = (name: string, size: number, pages: string[], needs: number[] = []) => ({
  modules: [name],
  size,
  pages: new Set(pages),
  parts: new Set<string>(),
  needs: new Set(needs),
});

test('the two chunks that cost the pages least become one', () => {
  const classes = [
    one('grid', 30_000, ['users', 'teams']),
    one('fields', 20_000, ['users', 'profile']),
    one('dates', 2_000, ['users', 'teams', 'links']),
  ];
  expect(mergedClasses(classes, () => 2)).toEqual([['grid', 'dates'], ['fields']]);
  expect(mergedClasses(classes, () => 3)).toHaveLength(3);
});

test('chunks do not need each other in a circle', () => {
  const classes = [
    one('screen', 1_000, ['users', 'teams'], [2]),
    one('words', 1_000, ['users', 'teams']),
    one('grid', 1_000, ['users', 'teams'], [1]),
  ];
  // "screen" and "words" are as cheap, but "grid" needs one and is needed by the other.
  expect(mergedClasses(classes, () => 2)).toEqual([['screen', 'grid'], ['words']]);
});

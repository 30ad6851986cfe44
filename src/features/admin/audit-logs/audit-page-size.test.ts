import { expect, test } from 'vitest';
import { auditPageSize, pageAfterResize } from './audit-page-size';

test.each([
  [800, 17],
  [897, 19],
  [898, 20],
  [1080, 25],
  [548, 10],
  [547, 10],
  [100, 10],
  [0, 10],
  [Number.NaN, 10],
  [1_000_000, 1_000],
])('a window with a height of %d pixels has %d rows', (height, rows) => {
  expect(auditPageSize(height)).toBe(rows);
});

test.each([
  [1, 20, 10, 1],
  [3, 20, 10, 5],
  [5, 10, 20, 3],
  [4, 10, 20, 2],
  [2, 17, 25, 1],
  [9, 17, 18, 8],
])('page %d of %d rows becomes, with %d rows, page %d', (page, before, now, expected) => {
  expect(pageAfterResize(page, before, now)).toBe(expected);
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withDefect } from '../apply-defect';
import { allDefects } from './all-defects';
import { kinds } from './defect';

test('there are at least 40 defects, of every kind, each with a unique id', () => {
  expect(allDefects.length).toBeGreaterThanOrEqual(40);
  expect(new Set(allDefects.map(({ kind }) => kind))).toEqual(new Set(kinds));
  expect(new Set(allDefects.map(({ id }) => id)).size).toBe(allDefects.length);
});

test.each(allDefects)('$id can still be made', (defect) => {
  expect(existsSync(defect.file)).toBe(true);
  expect(() => withDefect(readFileSync(defect.file, 'utf8'), defect)).not.toThrow();
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentedAverage, documentedTasks } from './task-table';

const folder = new URL('./', import.meta.url);
const tests = readdirSync(folder)
  .filter((name) => name.endsWith('.e2e.ts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');

test('a test counts each of the ten tasks', () => {
  const counted = [...tests.matchAll(/^documentedTask\(\s*(['"])(.+)\1,$/gm)].map(
    ([, , task]) => task,
  );
  expect(counted.sort()).toEqual([...documentedTasks.keys()].sort());
  expect(counted).toHaveLength(10);
});

test('the tasks take at most half of the actions on average, as the document says', () => {
  const shares = [...documentedTasks.values()].map(({ before, now }) => now / before);
  const average = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  expect(average).toBeLessThanOrEqual(0.5);
  expect(documentedAverage).toBe(Math.round(100 * average));
});

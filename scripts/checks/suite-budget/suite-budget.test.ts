import { expect, test } from 'vitest';
import { budgetProblems } from './suite-budget';

const files = (...seconds: number[]) =>
  seconds.map((time, index) => ({ file: `${index}.test.ts`, seconds: time }));

test('a suite within its budgets has no problem', () => {
  expect(budgetProblems(220, [files(15, 15, 14)])).toEqual([]);
});

test('a browser test too many is one sentence', () => {
  expect(budgetProblems(221, [])).toEqual([
    'There are 221 browser tests, and 220 are enough: prove it in a screen test, or in a browser test that is there.',
  ]);
});

test('a slow file is named with its time', () => {
  expect(budgetProblems(0, [files(3, 16)])).toEqual([
    '1.test.ts takes 16 s, and a file of tests may take 15 s: make it cheaper, or split it.',
  ]);
});

test('on a slow machine a file may take three hundredths of its run', () => {
  const rest = Array.from({ length: 50 }, () => 20);
  expect(budgetProblems(0, [files(30, ...rest)])).toEqual([]);
  expect(budgetProblems(0, [files(32, ...rest)])).toHaveLength(1);
});

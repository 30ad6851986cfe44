import { describe, expect, test } from 'vitest';
import { slowFiles, tooManyBrowserTests } from './suite-budget';

const files = (...seconds: number[]) =>
  seconds.map((time, index) => ({ file: `${index}.test.ts`, seconds: time }));

test('a suite within its budgets has no problem', () => {
  expect(tooManyBrowserTests(195)).toBeUndefined();
  expect(slowFiles(files(15, 15, 14))).toEqual([]);
});

test('a browser test too many is one sentence', () => {
  expect(tooManyBrowserTests(196)).toBe(
    'There are 196 browser tests, and 195 are enough: prove it in a screen test, or in a browser test that is there.',
  );
});

test('a slow file is named with its time', () => {
  expect(slowFiles(files(3, 16))).toEqual([
    '1.test.ts takes 16 s, and may take 15 s: make it cheaper, or split it.',
  ]);
});

describe('on a slow machine', () => {
  const others = files(...Array.from({ length: 98 }, () => 20));

  test('a file may take a fiftieth of the suite', () => {
    expect(slowFiles([...others, ...files(39)])).toEqual([]);
    expect(slowFiles([...others, ...files(42)])).toHaveLength(1);
  });

  test('a file that has to be long may take more', () => {
    const image = { file: 'e2e/deployment/image.test.ts', seconds: 75 };
    expect(slowFiles([...others, image])).toEqual([]);
    expect(slowFiles([...others, { ...image, seconds: 90 }])).toHaveLength(1);
  });
});

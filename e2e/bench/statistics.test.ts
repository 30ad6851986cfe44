import { describe, expect, test } from 'vitest';
import { median, noiseOf, percentile, unknownNoise } from './statistics';

describe('median', () => {
  test.each([
    [[7], 7],
    [[9, 1, 5], 5],
    [[10, 1, 2, 3], 2.5],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  test('of no values is an error', () => {
    expect(() => median([])).toThrow('no values');
  });
});

describe('percentile', () => {
  const oneToHundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  test.each([
    [0.95, 95],
    [0.5, 50],
    [1, 100],
    [0, 1],
  ])('%d of 1 to 100 is %d', (share, expected) => {
    expect(percentile(oneToHundred, share)).toBe(expected);
  });

  test('is one of the values', () => {
    expect(percentile([16, 16, 16, 33], 0.95)).toBe(33);
  });

  test('of no values is an error', () => {
    expect(() => percentile([], 0.95)).toThrow('no values');
  });
});

describe('noise', () => {
  test('is half of the distance between the quartiles, as a share of the median', () => {
    expect(noiseOf([10, 8, 12, 9, 11])).toBeCloseTo(0.1);
  });

  test('of one slow round among five is the least', () => {
    expect(noiseOf([10, 10, 10, 10, 90])).toBe(0.025);
  });

  test('of less than three rounds is not known', () => {
    expect(noiseOf([10, 10])).toBe(unknownNoise);
  });

  test('of rounds without any time is the least', () => {
    expect(noiseOf([0, 0, 0, 60])).toBe(0.025);
  });
});

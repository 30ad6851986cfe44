import { expect, test } from 'vitest';
import { fuzzSettings } from './fuzz-settings';

test('the seed and the number of runs come from the environment', () => {
  const environment = { FUZZ_SEED: '2147483647', FUZZ_RUNS: '600' };
  expect(fuzzSettings(environment)).toEqual({ seed: 2_147_483_647, runs: 600 });
});

test('without settings, each run has a new seed and the same number of requests', () => {
  const [first, second] = [fuzzSettings({}), fuzzSettings({ FUZZ_SEED: '', FUZZ_RUNS: '' })];
  expect(first.seed).not.toBe(second.seed);
  expect(first.runs).toBe(second.runs);
});

test.each(['0', '-1', '1.5', 'many', '2147483648', '99999999999'])('"%s" is no seed', (text) => {
  expect(() => fuzzSettings({ FUZZ_SEED: text })).toThrow(
    `FUZZ_SEED has to be a whole number from 1 to 2147483647, and is "${text}".`,
  );
});

import { afterEach, expect, test, vi } from 'vitest';
import { mapInSlices } from './time-slices';

afterEach(() => vi.restoreAllMocks());

/** Maps numbers, each of which takes so many milliseconds, and notes when other work came in. */
async function mapped(numbers: number[], milliseconds: number) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const seen: (number | 'other')[] = [];
  let isOver = false;
  const comeIn = () => {
    if (isOver) return;
    seen.push('other');
    setImmediate(comeIn);
  };
  setImmediate(comeIn);
  const results = await mapInSlices(numbers, (number) => {
    now += milliseconds;
    seen.push(number);
    return number * 2;
  });
  isOver = true;
  return { results, seen };
}

test('other work comes in between the slices of long work', async () => {
  const { results, seen } = await mapped([1, 2, 3, 4, 5, 6], 8);
  expect(results).toEqual([2, 4, 6, 8, 10, 12]);
  expect(seen).toEqual([1, 2, 'other', 3, 4, 'other', 5, 6, 'other']);
});

test('short work has one slice', async () => {
  expect((await mapped([1, 2, 3], 1)).seen).toEqual([1, 2, 3]);
});

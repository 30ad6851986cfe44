import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CachedCheckOptions, cachedCheck } from './cached-check';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function checkOf(options: Partial<CachedCheckOptions> = {}) {
  const check = vi.fn(async () => {});
  const onChange = vi.fn();
  const ask = cachedCheck({ check, validFor: 1_000, patience: 5, onChange, ...options });
  return { ask, check, onChange };
}

test('one check answers all callers until its outcome is too old', async () => {
  const { ask, check } = checkOf();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['ok', 'ok', 'ok']);
  vi.advanceTimersByTime(999);
  await ask();
  expect(check).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await ask();
  expect(check).toHaveBeenCalledTimes(2);
});

test('a failure is checked again sooner, and each change is reported once', async () => {
  const { ask, check, onChange } = checkOf();
  const down = new Error('down');
  check.mockRejectedValueOnce(down).mockRejectedValueOnce(down);
  for (let time = 0; time < 4; time += 1) {
    await ask();
    vi.advanceTimersByTime(200);
  }
  expect(check).toHaveBeenCalledTimes(3);
  expect(onChange.mock.calls).toEqual([
    ['failed', down],
    ['ok', undefined],
  ]);
});

test('a check that takes too long is a failure, and no second one begins meanwhile', async () => {
  let finish = () => {};
  const check = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { ask } = checkOf({ check });
  expect(await ask()).toBe('failed');
  expect(await ask()).toBe('failed');
  expect(check).toHaveBeenCalledTimes(1);
  finish();
  expect(await ask()).toBe('ok');
});

test('where the last outcome is kept, it answers while a check takes too long', async () => {
  const { ask, check } = checkOf({ keepsLast: true });
  await ask();
  check.mockReturnValue(new Promise(() => {}));
  vi.advanceTimersByTime(1_000);
  expect(await ask()).toBe('ok');
});

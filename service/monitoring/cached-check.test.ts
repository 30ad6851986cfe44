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
  const stateNow = async () => (await ask()).state;
  return { ask, stateNow, check, onChange };
}

test('one check answers all callers until its outcome is too old', async () => {
  const { ask, stateNow, check } = checkOf();
  expect(await Promise.all([stateNow(), stateNow(), stateNow()])).toEqual(['ok', 'ok', 'ok']);
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
  expect(await ask()).toEqual({ state: 'failed', error: down });
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
  const { stateNow } = checkOf({ check });
  expect(await stateNow()).toBe('failed');
  expect(await stateNow()).toBe('failed');
  expect(check).toHaveBeenCalledTimes(1);
  finish();
  expect(await stateNow()).toBe('ok');
});

test('where the last outcome is kept, it answers while a check takes too long', async () => {
  const { ask, stateNow, check } = checkOf({ keepsLast: true });
  await ask();
  check.mockReturnValue(new Promise(() => {}));
  vi.advanceTimersByTime(1_000);
  expect(await stateNow()).toBe('ok');
});

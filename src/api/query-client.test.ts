import { MutationObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { unreadableAnswer } from './failed-call';
import { createQueryClient } from './query-client';

test('a change without an answer whose screen is gone does not keep a timer busy', async () => {
  vi.useFakeTimers();
  const queryClient = createQueryClient();
  const change = new MutationObserver(queryClient, {
    mutationFn: () => new Promise<never>(() => {}),
  });
  const leave = change.subscribe(() => {});
  void change.mutate();
  leave();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(timers.mock.calls.length).toBeLessThanOrEqual(10);
  vi.useRealTimers();
});

test('what a change sent and got is forgotten when its screen is gone', async () => {
  vi.useFakeTimers();
  const queryClient = createQueryClient();
  const change = new MutationObserver(queryClient, {
    mutationFn: async (secret: string) => `${secret} was kept`,
  });
  const leave = change.subscribe(() => {});
  await change.mutate('a secret');
  leave();
  expect(queryClient.getMutationCache().getAll()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
  vi.useRealTimers();
});

test.each([
  ['has changed something is', true],
  ['has changed nothing is not', false],
])('what a call with an unreadable answer %s read anew', async (_, isDone) => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(['users'], []);
  const change = new MutationObserver(queryClient, {
    mutationFn: () => Promise.reject(unreadableAnswer(new SyntaxError(), isDone)),
  });
  await expect(change.mutate()).rejects.toThrow('could not be read');
  expect(queryClient.getQueryState(['users'])?.isInvalidated).toBe(isDone);
  queryClient.clear();
});

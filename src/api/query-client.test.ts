import { MutationObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { networkFailure, refusal, unreadableChange } from '~/testing/failed-calls';
import { createQueryClient } from './query-client';

test('a pending mutation without a screen polls at most once a second', async () => {
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

test('the cache drops a mutation and its data one second after its screen', async () => {
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
  ['of a save that was not read invalidates', unreadableChange(), true],
  ['that was lost invalidates', networkFailure(), true],
  ['of a failed server invalidates', refusal(502, ''), true],
  ['that refuses keeps', refusal(400, 'BadRequest'), false],
])('an answer %s the queries', async (_, failure, isInvalidated) => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(['users'], []);
  const change = new MutationObserver(queryClient, {
    mutationFn: () => Promise.reject(failure),
  });
  await expect(change.mutate()).rejects.toBe(failure);
  expect(queryClient.getQueryState(['users'])?.isInvalidated).toBe(isInvalidated);
  queryClient.clear();
});

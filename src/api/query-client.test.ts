import {
  focusManager,
  MutationObserver,
  onlineManager,
  QueryObserver,
} from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { networkFailure, refusal, unreadableChange } from '~/testing/failed-calls';
import { createQueryClient } from './query-client';

/** Shows what a query has read, and returns how often it was read. */
function shownQuery(answer: Promise<string> = Promise.resolve('read')) {
  vi.useFakeTimers();
  const queryClient = createQueryClient();
  queryClient.mount();
  const queryFn = vi.fn(() => answer);
  const leave = new QueryObserver(queryClient, { queryKey: ['list'], queryFn }).subscribe(() => {});
  onTestFinished(() => {
    leave();
    queryClient.unmount();
    focusManager.setFocused(undefined);
    onlineManager.setOnline(true);
    vi.useRealTimers();
  });
  return queryFn;
}

test.each([
  [9, 1],
  [11, 2],
])('who comes back after %i minutes sees what was read %i times', async (minutes, times) => {
  const read = shownQuery();
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(minutes * 60_000);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(times);
});

test('what has failed waits for the person, or for the network', async () => {
  const read = shownQuery(Promise.reject(refusal(404, '')));
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(1);
});

test('what is old is read again when the network is back', async () => {
  const read = shownQuery();
  await vi.advanceTimersByTimeAsync(61_000);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(2);
});

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

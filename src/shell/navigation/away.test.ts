import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '~/api/api-error';
import { awayReads, recordReadStarts } from './away';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A cache, and a function that starts a read of it. */
function openCache() {
  const queryClient = new QueryClient();
  const starts = recordReadStarts(queryClient);
  const read = (answer: () => Promise<unknown>) =>
    void queryClient.prefetchQuery({ queryKey: ['page'], queryFn: answer, retry: false });
  /** Starts the check of a navigation. */
  const check = () => {
    const checked = { isDone: false, failure: undefined as ApiError | undefined };
    void awayReads(queryClient, starts, Date.now()).then((failure) => {
      Object.assign(checked, { isDone: true, failure });
    });
    return checked;
  };
  return { read, check };
}

const never = () => new Promise<unknown>(() => {});
const away = new ApiError({ status: 503, statusText: '' });

test('a read that begins with the navigation gets a tenth of a second', async () => {
  const { read, check } = openCache();
  read(never);
  const checked = check();
  await vi.advanceTimersByTimeAsync(99);
  expect(checked.isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(checked).toEqual({ isDone: true, failure: undefined });
});

test('a read that has begun before, when a person pointed at the link, gets what is left', async () => {
  const { read, check } = openCache();
  read(never);
  await vi.advanceTimersByTimeAsync(70);
  const checked = check();
  await vi.advanceTimersByTimeAsync(29);
  expect(checked.isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(checked.isDone).toBe(true);
});

test('a page whose data has loaded does not wait', async () => {
  const { read, check } = openCache();
  read(async () => 'data');
  await vi.advanceTimersByTimeAsync(0);
  const checked = check();
  await vi.advanceTimersByTimeAsync(0);
  expect(checked).toEqual({ isDone: true, failure: undefined });
});

test('a service that is away is noticed', async () => {
  const { read, check } = openCache();
  read(() => Promise.reject(away));
  const checked = check();
  await vi.advanceTimersByTimeAsync(0);
  expect(checked).toEqual({ isDone: true, failure: away });
});

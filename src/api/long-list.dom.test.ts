import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { unansweredCalls } from '~/domain/call-outcome';
import { arrivingKey } from '~/domain/lists';
import { getUserSummary } from './answers/user-summary.gen';
import { listUsers as listUsersOperation } from './answers/users.gen';
import { get, getInParts } from './client';
import { createQueryClient } from './query-client';
import { forgetCalls } from './unanswered-calls';
import { userQueries } from './users';

const userOf = (number: number) => ({
  userID: `10000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`,
  shortName: `Ada ${number}`,
  fullName: 'Ada Byron',
  email: 'ada@example.com',
  locale: 'en-GB',
  defaultCurrencyCode: 'GBP',
  image: null,
  scopes: [],
});
/** A list of 180 kB. */
const users = Array.from({ length: 900 }, (_, number) => userOf(number));
const json = JSON.stringify(users);

/** Answers each call with a body that the test sends. */
function answerSlowly() {
  const bodies: { send: (text: string) => void; end: () => void; break: () => void }[] = [];
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    return new Response(
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          request.signal.addEventListener('abort', () => controller.error(request.signal.reason));
          bodies.push({
            send: (text) => controller.enqueue(new TextEncoder().encode(text)),
            end: () => controller.close(),
            break: () => controller.error(new TypeError('network error')),
          });
        },
      }),
    );
  });
  return { bodies, requests };
}

const start = json.slice(0, 120_000);
const rest = json.slice(120_000);
const listUsers = (onPart: (records: unknown[]) => void = () => {}, signal?: AbortSignal) =>
  getInParts(listUsersOperation, {}, signal, onPart);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  forgetCalls();
  vi.unstubAllGlobals();
});

describe('a long list', () => {
  test('has records before its end, and all of them in the end', async () => {
    const { bodies } = answerSlowly();
    const onPart = vi.fn<(records: unknown[]) => void>();
    const read = listUsers(onPart);
    await vi.waitFor(() => expect(bodies).toHaveLength(1));
    bodies[0]?.send(start);
    await vi.waitFor(() => expect(onPart).toHaveBeenCalled());
    const [part = []] = onPart.mock.calls[0] ?? [];
    expect(part).toEqual(users.slice(0, part.length));
    bodies[0]?.send(rest);
    bodies[0]?.end();
    expect(await read).toEqual(users);
  });

  test('that breaks is a failed call', async () => {
    const { bodies } = answerSlowly();
    const read = listUsers();
    await vi.waitFor(() => expect(bodies).toHaveLength(1));
    bodies[0]?.send(start);
    bodies[0]?.break();
    await expect(read).rejects.toMatchObject({ status: 0 });
  });

  test.each([
    ['ends too early', '', 'The answer could not be read'],
    ['is no JSON', '<html>', 'The answer could not be read'],
    ['has a record that the door refuses', `${rest.slice(0, -1)},7]`, '[] is a number instead of'],
  ])('that %s is a failed call', async (_name, end, message) => {
    const { bodies } = answerSlowly();
    const read = listUsers();
    await vi.waitFor(() => expect(bodies).toHaveLength(1));
    bodies[0]?.send(`${start}${end}`);
    bodies[0]?.end();
    await expect(read).rejects.toMatchObject({
      status: 200,
      message: expect.stringContaining(message),
    });
  });

  test('that nobody waits for any longer ends its request', async () => {
    const { bodies, requests } = answerSlowly();
    const leaving = new AbortController();
    const read = listUsers(undefined, leaving.signal);
    await vi.waitFor(() => expect(bodies).toHaveLength(1));
    bodies[0]?.send(start);
    leaving.abort();
    await expect(read).rejects.toMatchObject({ name: 'AbortError' });
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  test('is refused where a record is expected', async () => {
    vi.stubGlobal('fetch', async () => new Response(json));
    const path = { userId: users[0]?.userID ?? '' };
    await expect(get(getUserSummary, { path })).rejects.toMatchObject({ status: 200 });
  });
});

describe('the time without an answer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('begins again with each piece, and a list that comes again is reported no longer', async () => {
    const { bodies } = answerSlowly();
    const read = listUsers();
    await vi.advanceTimersByTimeAsync(14_000);
    bodies[0]?.send(start);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(unansweredCalls.current()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(unansweredCalls.current()).toHaveLength(1);
    bodies[0]?.send(rest);
    await vi.advanceTimersByTimeAsync(0);
    expect(unansweredCalls.current()).toEqual([]);
    bodies[0]?.end();
    expect(await read).toEqual(users);
  });

  test('ends with Retry, which reads the list from its beginning', async () => {
    const { bodies } = answerSlowly();
    const read = listUsers();
    await vi.advanceTimersByTimeAsync(0);
    bodies[0]?.send(start);
    await vi.advanceTimersByTimeAsync(15_000);
    unansweredCalls.current()[0]?.askAgain();
    await vi.advanceTimersByTimeAsync(0);
    bodies[1]?.send(json);
    bodies[1]?.end();
    expect(await read).toEqual(users);
  });
});

describe('the cache', () => {
  const { queryKey } = userQueries.list();
  const countOf = (records: unknown[] | undefined) => records?.length;

  function watch() {
    const slow = answerSlowly();
    const queryClient = createQueryClient();
    const observer = new QueryObserver(queryClient, userQueries.list());
    const leave = observer.subscribe(() => {});
    const part = () => queryClient.getQueryData<unknown[]>(arrivingKey(queryKey));
    return { ...slow, queryClient, observer, leave, part };
  }

  test('has the part of a list apart, until the list is complete', async () => {
    const { bodies, queryClient, observer, leave, part } = watch();
    await vi.waitFor(() => expect(bodies).toHaveLength(1));
    bodies[0]?.send(start);
    await vi.waitFor(() => expect(countOf(part())).toBeGreaterThan(100));
    expect(observer.getCurrentResult()).toMatchObject({ isPending: true, data: undefined });
    bodies[0]?.send(rest);
    bodies[0]?.end();
    await vi.waitFor(() => expect(countOf(observer.getCurrentResult().data)).toBe(900));
    expect(part()).toBeUndefined();

    // A list that is read again stays whole meanwhile.
    void observer.refetch();
    await vi.waitFor(() => expect(bodies).toHaveLength(2));
    bodies[1]?.send(start);
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(1));
    bodies[1]?.end();
    await vi.waitFor(() => expect(bodies).toHaveLength(3));
    bodies[2]?.end();
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    expect(countOf(observer.getCurrentResult().data)).toBe(900);
    expect(part()).toBeUndefined();
    leave();
  });

  test('keeps the rows that have come when the list breaks, and reads it a second time', async () => {
    const { bodies, observer, leave, part } = watch();
    await vi.waitFor(() => expect(bodies).toHaveLength(1));
    bodies[0]?.send(start);
    await vi.waitFor(() => expect(countOf(part())).toBeGreaterThan(100));
    const before = countOf(part());
    bodies[0]?.break();
    await vi.waitFor(() => expect(bodies).toHaveLength(2));
    bodies[1]?.send(json.slice(0, 70_000));
    bodies[1]?.break();
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    expect(observer.getCurrentResult().data).toBeUndefined();
    expect(countOf(part())).toBe(before);
    leave();
  });
});

import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unansweredCalls } from '~/domain/call-outcome';
import { exampleOf } from '~/testing/contract-examples';
import { queryMonthlyStatistics } from './answers/statistics.gen';
import { commitUsers, listUsers as listUsersOperation } from './answers/users.gen';
import { get, post } from './client';
import { createQueryClient } from './query-client';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const call of unansweredCalls.current()) call.giveUp();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers the calls in order; an undefined answer never comes. */
function answerInTurn(...answers: (Response | undefined)[]): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request);
    const answer = answers[requests.length - 1];
    return answer ? Promise.resolve(answer) : new Promise(() => {});
  });
  return requests;
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const listUsers = (signal?: AbortSignal) => get(listUsersOperation, {}, signal);
const saveUsers = () => post(commitUsers, {}, { changes: [], deletes: [] });
const outcomeOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);

test('a pending call appears after 15 seconds, and disappears with its answer', async () => {
  let answer = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  const users = listUsers();
  await wait(14_999);
  expect(unansweredCalls.current()).toEqual([]);
  await wait(1);
  expect(unansweredCalls.current()).toMatchObject([{ isReading: true }]);
  answer(Response.json([]));
  expect(await users).toEqual([]);
  expect(unansweredCalls.current()).toEqual([]);
});

test('Retry ends the request and sends another one, whose answer the caller receives', async () => {
  const users = exampleOf('listUsers', 'users');
  const requests = answerInTurn(undefined, Response.json(users));
  const read = listUsers();
  await wait(15_000);
  unansweredCalls.current()[0]?.askAgain();
  expect(await read).toEqual(users);
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(unansweredCalls.current()).toEqual([]);
});

test('a repeated call has 15 seconds again', async () => {
  answerInTurn();
  void outcomeOf(listUsers());
  await wait(15_000);
  unansweredCalls.current()[0]?.askAgain();
  await wait(14_999);
  expect(unansweredCalls.current()).toEqual([]);
  await wait(1);
  expect(unansweredCalls.current()).toHaveLength(1);
});

test('Cancel ends the request with an error, and the query does not retry', async () => {
  const requests = answerInTurn();
  const queryClient = createQueryClient();
  const observer = new QueryObserver(queryClient, {
    queryKey: ['users'],
    queryFn: ({ signal }) => listUsers(signal),
  });
  const leave = observer.subscribe(() => {});
  await wait(15_000);
  unansweredCalls.current()[0]?.giveUp();
  await wait(1_000);
  expect(observer.getCurrentResult()).toMatchObject({
    status: 'error',
    error: { status: 0, isUncertain: false, message: 'The server has not answered.' },
  });
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
  leave();
});

test('a cancelled write may have been saved, as its error says, and is not repeated', async () => {
  const requests = answerInTurn();
  const saved = outcomeOf(saveUsers());
  await wait(15_000);
  expect(unansweredCalls.current()).toMatchObject([{ isReading: false }]);
  unansweredCalls.current()[0]?.giveUp();
  expect(await saved).toMatchObject({
    isUncertain: true,
    message:
      'The server has not answered. What you sent may have been saved or not: look at what is there before you send it again.',
  });
  expect(requests).toHaveLength(1);
});

test('after a cancelled write, the visible queries are read again', async () => {
  const queryClient = createQueryClient();
  const read = vi.fn(async () => 'shown');
  const observer = new QueryObserver(queryClient, { queryKey: ['shown'], queryFn: read });
  const leave = observer.subscribe(() => {});
  await wait(0);
  answerInTurn();
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: saveUsers });
  const saved = outcomeOf(mutation.execute(undefined));
  await wait(15_000);
  unansweredCalls.current()[0]?.giveUp();
  await saved;
  await wait(0);
  expect(read).toHaveBeenCalledTimes(2);
  leave();
});

test('a POST that only reads counts as a reading call', async () => {
  answerInTurn();
  void outcomeOf(post(queryMonthlyStatistics, {}, { monthStart: '2026-01-01' }));
  await wait(15_000);
  expect(unansweredCalls.current()).toMatchObject([{ isReading: true }]);
});

test('a call whose body is pending counts as unanswered', async () => {
  answerInTurn(new Response(new ReadableStream(), { status: 200 }));
  void outcomeOf(listUsers());
  await wait(15_000);
  expect(unansweredCalls.current()).toHaveLength(1);
});

test('an aborted call does not appear', async () => {
  answerInTurn();
  const controller = new AbortController();
  const users = outcomeOf(listUsers(controller.signal));
  await wait(15_000);
  controller.abort();
  expect(await users).toMatchObject({ name: 'AbortError' });
  expect(unansweredCalls.current()).toEqual([]);
});

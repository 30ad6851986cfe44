import { unansweredCalls } from '~/domain/call-outcome';
import { type ReadBody, wholeBody } from './body-pieces';
import type { operations } from './schema.gen';

/** Milliseconds until the console reports a call without an answer. */
const patience = 15_000;

/** The error of a call that the person gave up. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

/** The functions that end the calls that somebody still waits for. */
const pending = new Set<() => void>();

/** Ends all calls for tests, which share a page. */
export function forgetCalls(): void {
  for (const end of pending) end();
}

/**
 * Sends a request and waits for the whole answer. `unansweredCalls` shows it when nothing has come for
 * a while.
 */
export async function answerOf(
  request: Request,
  isReading: boolean,
  send: (attempt: Request) => Promise<Response>,
  readBody: ReadBody = wholeBody,
): Promise<Response> {
  // Each attempt needs its own body. A cloned request has a stream as its body, which the browser's
  // tools do not show.
  const body = isReading && request.method !== 'GET' ? await request.clone().text() : undefined;
  return new Promise((resolve, reject) => {
    let attempt: AbortController | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const end = () => {
      attempt?.abort();
      attempt = undefined;
      pending.delete(end);
      stopTimer();
    };
    const stopTimer = () => {
      clearTimeout(timer);
      const overdue = unansweredCalls.current();
      if (overdue.includes(call)) unansweredCalls.set(overdue.filter((other) => other !== call));
    };
    const startTimer = () => {
      stopTimer();
      timer = setTimeout(() => unansweredCalls.set([...unansweredCalls.current(), call]), patience);
    };
    const askAgain = () => {
      end();
      pending.add(end);
      const mine = new AbortController();
      attempt = mine;
      startTimer();
      // Ignores the answer to a request that has been ended.
      const unlessEnded = (settle: () => void) => {
        if (attempt !== mine) return;
        attempt = undefined;
        end();
        settle();
      };
      const signal = AbortSignal.any([request.signal, mine.signal]);
      // An answer that index.html has asked for does not know the signal.
      const onPiece = () => {
        signal.throwIfAborted();
        startTimer();
      };
      send(new Request(request, { signal, body }))
        .then((response) => readBody(response, onPiece))
        .then(
          (response) => unlessEnded(() => resolve(response)),
          (cause: unknown) => unlessEnded(() => reject(cause)),
        );
    };
    const stop = (cause: unknown) => {
      end();
      reject(cause);
    };
    const call = { isReading, askAgain, giveUp: () => stop(new GivenUp()) };
    request.signal.addEventListener('abort', () => stop(request.signal.reason), { once: true });
    askAgain();
  });
}

// The queries of these calls are too long for an address.
const readingPosts: readonly string[] = [
  'queryAuditLog',
  'queryMonthlyStatistics',
] satisfies (keyof operations)[];

/** Whether a call changes nothing. */
export const isReadingCall = ({ method, id }: { method: string; id: string }): boolean =>
  method === 'get' || readingPosts.includes(id);

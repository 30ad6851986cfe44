import type { paths } from './schema.gen';

/** How long a call may be without an answer before the console says so. */
const patience = 15_000;

/** A call without an answer, which somebody waits for. */
export interface UnansweredCall {
  /** It changes nothing, so that it can be asked again. A write must not be sent a second time. */
  readonly isReading: boolean;
  /** Ends the request and sends it again; whoever waits for the answer waits for the new one. */
  readonly askAgain: () => void;
  /** Ends the request; whoever waits for the answer learns that it was given up. */
  readonly giveUp: () => void;
}

/** Why a call failed that was given up. */
export class GivenUp extends Error {
  constructor(readonly isReading: boolean) {
    super('The call was given up.');
    this.name = 'GivenUp';
  }
}

let overdue: readonly UnansweredCall[] = [];
const listeners = new Set<() => void>();

/** The calls that have had no answer for 15 seconds. */
export const unansweredCalls = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The same list until it changes. */
  current: (): readonly UnansweredCall[] => overdue,
};

/** Ends each call that somebody still waits for. */
const pending = new Set<() => void>();

/** For tests, which share a page: what one leaves without an answer is not told in another. */
export function forgetCalls(): void {
  for (const end of pending) end();
  pending.clear();
}

/** Sends a request and waits for the whole answer; one that takes long is among `unansweredCalls`. */
export async function answerOf(
  request: Request,
  send: (attempt: Request) => Promise<Response>,
): Promise<Response> {
  const isReading = isReadingCall(request);
  // Each attempt needs a body of its own. That of a clone would be a stream, which the browser's
  // tools do not show.
  const body = isReading && request.method !== 'GET' ? await request.clone().text() : undefined;
  return new Promise((resolve, reject) => {
    let attempt: AbortController | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const end = () => {
      attempt?.abort();
      attempt = undefined;
      clearTimeout(timer);
      if (overdue.includes(call)) setOverdue(overdue.filter((other) => other !== call));
    };
    const askAgain = () => {
      end();
      const mine = new AbortController();
      attempt = mine;
      timer = setTimeout(() => setOverdue([...overdue, call]), patience);
      const signal = AbortSignal.any([request.signal, mine.signal]);
      const settle = (how: () => void) => {
        // The answer to a request that was ended is nobody's any more.
        if (attempt !== mine) return;
        attempt = undefined;
        leave();
        how();
      };
      whole(send(new Request(request, { signal, body }))).then(
        (response) => settle(() => resolve(response)),
        (cause: unknown) => settle(() => reject(cause)),
      );
    };
    const leave = () => {
      end();
      pending.delete(end);
    };
    const stop = (cause: unknown) => {
      leave();
      reject(cause);
    };
    const call = { isReading, askAgain, giveUp: () => stop(new GivenUp(isReading)) };
    request.signal.addEventListener('abort', () => stop(request.signal.reason), { once: true });
    pending.add(end);
    askAgain();
  });
}

function setOverdue(calls: readonly UnansweredCall[]): void {
  overdue = calls;
  for (const listener of listeners) listener();
}

// What these ask for is too long for an address.
const readingPosts: readonly string[] = [
  '/api/auditlog/query',
  '/api/Statistics/monthlyAllPOSCores',
] satisfies (keyof paths)[];

/** Whether a call changes nothing. */
export const isReadingCall = ({ method, url }: Request) =>
  method === 'GET' || readingPosts.includes(new URL(url).pathname);

/** An answer once its body has come as well, which can fail to come like its head. */
async function whole(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  const { status, statusText, headers } = response;
  if (response.body === null) return response;
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
}

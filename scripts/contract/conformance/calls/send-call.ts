import type { Method } from '../../../../openapi/reader/contract-document';
import { connectionProblem } from '../../../commands/lib/connection-problem';

/** A request as it is sent. The path begins with a slash and has its query. */
export interface SentRequest {
  method: Method | 'HEAD' | 'OPTIONS';
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/** An answer of the service, with its whole body: as it came, and read as UTF-8. */
export interface ReceivedAnswer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  /** The body without a byte order mark. */
  text: string;
}

/** The service does not answer any more. The message is one sentence for the person who waits. */
export class ServiceGone extends Error {}

/** The person has stopped the run. */
export class RunStopped extends Error {}

export interface Sender {
  /** The address of the service without a slash at its end. */
  url: string;
  /** How long to wait for a whole answer (milliseconds). */
  timeout: number;
  /** Stops the run. */
  stop?: AbortSignal;
  /** Sees each call with its whole answer. */
  watch?: (request: SentRequest, answer: ReceivedAnswer, milliseconds: number) => void;
}

/**
 * Sends a request and reads its whole answer. It follows no redirection.
 * @throws ServiceGone when there is no answer, or none in time
 * @throws RunStopped after the person has stopped the run
 */
export async function sendCall(sender: Sender, request: SentRequest): Promise<ReceivedAnswer> {
  const { url, timeout, stop } = sender;
  const { method, path, headers, body } = request;
  const begin = performance.now();
  // Node may collect a signal of AbortSignal.any() as garbage, which then never comes.
  const end = new AbortController();
  const abort = () => end.abort();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    abort();
  }, timeout);
  stop?.addEventListener('abort', abort);
  if (stop?.aborted) abort();
  try {
    const response = await fetch(url + path, {
      method,
      headers,
      body,
      redirect: 'manual',
      signal: end.signal,
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const answer = { status: response.status, headers: response.headers, bytes, text };
    sender.watch?.(request, answer, performance.now() - begin);
    return answer;
  } catch (error) {
    if (stop?.aborted) throw new RunStopped('The run was stopped.');
    const call = `${method} ${url}${path.split('?')[0]}`;
    if (isLate) {
      throw new ServiceGone(
        `${call} did not answer within ${timeout / 1000} s. --timeout takes another number of seconds.`,
      );
    }
    throw new ServiceGone(`${call} has no answer: ${reasonOfFailedFetch(error)}.`);
  } finally {
    clearTimeout(timer);
    stop?.removeEventListener('abort', abort);
  }
}

/** Returns the reason of a failed fetch in words: its cause has the code. */
export function reasonOfFailedFetch(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return connectionProblem(cause?.code) ?? cause?.message ?? message;
}

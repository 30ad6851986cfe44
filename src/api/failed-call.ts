import { reasonOfHeader } from '~/domain/error-reason';
import { Refusal } from './answers/deviation';
import { ApiError, type FailedCallFacts } from './api-error';
import { errorCodeOfBody } from './error-code-of-body';
import { signalFailure } from './failure-listeners';
import { failureWords } from './failure-words';
import { GivenUp } from './unanswered-calls';

/** The failure of a call, worded, once all who listen have heard of it. */
export function failedCall(facts: FailedCallFacts): ApiError {
  const error = new ApiError(facts);
  error.message = failureWords(error);
  signalFailure(error);
  return error;
}

/** The failure of a call that was answered with anything but 200. */
export function rejection(body: unknown, response: Response): ApiError {
  const { status, statusText } = response;
  if (status === 400 || status === 404) {
    const reason = reasonOfHeader(response.headers.get('X-Error-Reason'));
    return failedCall({ status, statusText, code: errorCodeOfBody(body), reason });
  }
  const plainWords = typeof body === 'string' && isPlainText(response) ? body.trim() : '';
  return failedCall({ status, statusText, reason: plainWords || undefined });
}

// Without an answer nobody knows what a write has done.
const givenUpText = 'The server has not answered.';
const uncertainText =
  'What you sent may have been saved or not: look at what is there before you send it again.';

/** The failure of a call whose answer did not come, or with a 200 whose body cannot be read. */
export function unanswered(cause: unknown): ApiError {
  if (cause instanceof SyntaxError) {
    return failedCall({ status: 200, statusText: 'The answer could not be read', cause });
  }
  if (cause instanceof GivenUp) {
    const statusText = cause.isReading ? givenUpText : `${givenUpText} ${uncertainText}`;
    return failedCall({ status: 0, statusText, wasGivenUp: true, cause });
  }
  return failedCall({ status: 0, statusText: 'Network error', cause });
}

/**
 * The failure of a call that was answered with 200 and something that no screen can show.
 * @param isDone whether it has changed something: a second try would do that again
 */
export function unreadableAnswer(refusal: unknown, isDone: boolean): ApiError {
  const where = refusal instanceof Refusal ? `: ${refusal.message}` : '';
  const statusText = isDone
    ? `This was done, but the answer to it could not be read${where}. Reload the page to see it.`
    : `The answer could not be read${where}`;
  return failedCall({ status: 200, statusText, wasDone: isDone, cause: refusal });
}

/** Whether a call ended since nobody waits for it any more. */
// By name: a DOMException is not an Error of the same realm everywhere.
export const isAbort = (error: unknown): boolean =>
  (error as { name?: unknown } | null)?.name === 'AbortError';

// A proxy's error page in HTML is no reason that a person wants to read.
const isPlainText = (response: Response) =>
  response.headers.get('Content-Type')?.startsWith('text/plain') === true;

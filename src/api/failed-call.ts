import { cutReason, reasonOfHeader } from '~/domain/error-reason';
import { createListeners } from '~/domain/listeners';
import { Refusal } from './answers/deviations';
import { ApiError, type FailedCallFacts } from './api-error';
import { failureWords } from './failure-words';
import { GivenUp } from './unanswered-calls';

const failures = createListeners<ApiError>();

/**
 * Calls a listener for every failed call (docs/product/calls.md#answers-and-failures).
 * @returns the function that removes the listener
 */
export const onFailure = failures.add;

/** Creates the error of a failed call, and notifies the listeners. */
export function failedCall(facts: FailedCallFacts): ApiError {
  const error = new ApiError(facts);
  error.message = failureWords(error);
  failures.notify(error);
  return error;
}

/** Creates the error of a call that answered with a status other than 200. */
export function rejection(answered: unknown, response: Response): ApiError {
  const { status, statusText } = response;
  // An error page of a proxy has no reason for a person.
  const body = isHtml(answered, response) ? '' : answered;
  if (status === 400 || status === 404) {
    const reason = reasonOfHeader(response.headers.get('X-Error-Reason'));
    return failedCall({ status, statusText, code: errorCodeOfBody(body), reason });
  }
  const plainWords =
    typeof body === 'string' && isOfType('text/plain', response) ? body.trim() : '';
  return failedCall({ status, statusText, reason: cutReason(plainWords) || undefined });
}

/**
 * Returns the code in the body of a 400 or 404, which is a text, a JSON string or an object
 * (docs/product/calls.md#coded-errors). Any other body has the code ''.
 */
function errorCodeOfBody(body: unknown): string {
  if (typeof body === 'string' || typeof body === 'number') return `${body}`.trim();
  const { code, message }: { code?: unknown; message?: unknown } = Object(body);
  const texts = [code, message].map((text) => (typeof text === 'string' ? text.trim() : ''));
  return texts.find((text) => text !== '') ?? '';
}

// Without an answer, the client cannot know whether a write succeeded.
const givenUpText = 'The server has not answered.';
const unreadableText = 'The answer could not be read';
const uncertainText =
  'What you sent may have been saved or not: look at what is there before you send it again.';

/** Creates the error of a call without an answer. */
export function unanswered(cause: unknown): ApiError {
  if (!(cause instanceof GivenUp)) {
    return failedCall({ status: 0, statusText: 'Network error', cause });
  }
  const isUncertain = !cause.isReading;
  const statusText = isUncertain ? `${givenUpText} ${uncertainText}` : givenUpText;
  return failedCall({ status: 0, statusText, isUncertain, cause });
}

/**
 * Creates the error of a 200 that is not JSON. Something between may have answered instead of the
 * service, such as the sign-in page of a proxy, so that nobody knows whether a change was made.
 */
export function malformedAnswer(cause: unknown, isReading: boolean): ApiError {
  const statusText = isReading ? unreadableText : `${unreadableText}. ${uncertainText}`;
  return failedCall({ status: 200, statusText, isUncertain: !isReading, cause });
}

/**
 * Creates the error of a 200 whose JSON the door refused.
 * @param isDone whether the call has changed something, so that a retry would change it again
 */
export function unreadableAnswer(refusal: unknown, isDone: boolean): ApiError {
  const where = refusal instanceof Refusal ? `: ${refusal.message}` : '';
  const statusText = isDone
    ? `This was done, but the answer to it could not be read${where}. Reload the page to see it.`
    : `${unreadableText}${where}`;
  return failedCall({ status: 200, statusText, wasDone: isDone, cause: refusal });
}

/** Whether nobody waits for a call any longer. A DOMException is not an Error everywhere. */
export const isAbort = (error: unknown): boolean =>
  (error as { name?: unknown } | null)?.name === 'AbortError';

const isOfType = (type: string, response: Response) =>
  response.headers.get('Content-Type')?.startsWith(type) === true;

const isHtml = (body: unknown, response: Response) =>
  isOfType('text/html', response) || (typeof body === 'string' && /^\s*</.test(body));

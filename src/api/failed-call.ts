import { cutReason, reasonOfHeader } from '~/domain/error-reason';
import { createListeners } from '~/domain/listeners';
import type { Endpoint } from './answers/answer';
import { Refusal } from './answers/deviations';
import { ApiError, type FailedCallFacts } from './api-error';
import { failureWords, joined } from './failure-words';
import type { operations } from './schema.gen';
import { GivenUp, isReadingCall } from './unanswered-calls';

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
const unreadableText = 'The answer could not be read';
const uncertainText =
  'What you sent may have been saved or not: look at what is there before you send it again.';

// What they make is in their answer only: looking at what is there does not show it.
const shownOnce: readonly string[] = [
  'createInviteLink',
  'resetServiceAccountPassword',
] satisfies (keyof operations)[];

/** A call, as far as its failure has words for it. */
type FailedCall = Pick<Endpoint<string, string>, 'id' | 'method'>;

/** Says what a person can do about a change that has been made, or may have been. */
const nextStep = ({ id }: FailedCall, text = uncertainText) =>
  shownOnce.includes(id) ? 'It is shown only once: do it again.' : text;

/** Creates the error of a call of which nobody knows whether it has changed something. */
function unclear(status: 0 | 200, text: string, call: FailedCall, cause: unknown): ApiError {
  const isUncertain = !isReadingCall(call);
  const statusText = isUncertain ? joined(text, nextStep(call)) : text;
  return failedCall({ status, statusText, isUncertain, cause });
}

/** Creates the error of a call without an answer. */
export const unanswered = (cause: unknown, call: FailedCall): ApiError =>
  cause instanceof GivenUp
    ? unclear(0, 'The server has not answered.', call, cause)
    : failedCall({ status: 0, statusText: 'Network error', cause });

/**
 * Creates the error of a 200 that is not JSON. Something between may have answered instead of the
 * service, such as the sign-in page of a proxy.
 */
export const malformedAnswer = (cause: unknown, call: FailedCall): ApiError =>
  unclear(200, unreadableText, call, cause);

/**
 * Creates the error of a 200 whose JSON the door refused. With a 200 and JSON a change was made, whatever
 * the JSON says: a retry would change it again.
 */
export function unreadableAnswer(refusal: unknown, call: FailedCall): ApiError {
  const where = refusal instanceof Refusal ? `: ${refusal.message}` : '';
  const wasDone = !isReadingCall(call);
  const statusText = wasDone
    ? `This was done, but the answer to it could not be read${where}. ${nextStep(call, 'Reload the page to see it.')}`
    : `${unreadableText}${where}`;
  return failedCall({ status: 200, statusText, wasDone, cause: refusal });
}

/** Whether nobody waits for a call any longer. A DOMException is not an Error everywhere. */
export const isAbort = (error: unknown): boolean =>
  (error as { name?: unknown } | null)?.name === 'AbortError';

const isOfType = (type: string, response: Response) =>
  response.headers.get('Content-Type')?.startsWith(type) === true;

/** Whether an answer is a page, such as the sign-in page of a proxy. */
export const isPage = (response: Response) => isOfType('text/html', response);

const isHtml = (body: unknown, response: Response) =>
  isPage(response) || (typeof body === 'string' && /^\s*</.test(body));

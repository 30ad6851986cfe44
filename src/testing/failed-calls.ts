import type { ApiError } from '~/api/api-error';
import { rejection, unanswered, unreadableAnswer } from '~/api/failed-call';

interface Refusal {
  statusText?: string;
  /** The header X-Error-Reason, as the service sends it. */
  reason?: string;
}

/** Creates the client's error for an answer in plain text. */
export function refusal(
  status: number,
  body: string,
  { statusText, reason }: Refusal = {},
): ApiError {
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=UTF-8' });
  if (reason !== undefined) headers.set('X-Error-Reason', reason);
  return rejection(body, new Response(body, { status, statusText: statusText ?? '', headers }));
}

const saveUsers = { id: 'commitUsers', method: 'post' };

/** Creates the client's error for a change whose answer was not what the contract says. */
export const unreadableChange = (): ApiError => unreadableAnswer(new SyntaxError(), saveUsers);

/** Creates the client's error for a cut connection. */
export const networkFailure = (): ApiError =>
  unanswered(new TypeError('Failed to fetch'), saveUsers);

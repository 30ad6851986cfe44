import type { ApiError } from '~/api/api-error';
import { rejection, unanswered } from '~/api/failed-call';

interface Refusal {
  statusText?: string;
  /** The header X-Error-Reason as it is sent. */
  reason?: string;
}

/** The failure that the client makes of an answer in plain text. */
export function refusal(
  status: number,
  body: string,
  { statusText, reason }: Refusal = {},
): ApiError {
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=UTF-8' });
  if (reason !== undefined) headers.set('X-Error-Reason', reason);
  return rejection(body, new Response(body, { status, statusText: statusText ?? '', headers }));
}

/** The failure that the client makes of a connection that is cut. */
export const networkFailure = (): ApiError => unanswered(new TypeError('Failed to fetch'));

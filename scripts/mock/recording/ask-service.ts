import { reasonHeader } from '../../../src/domain/error-reason';
import { reasonOfFailedFetch } from '../../contract/conformance/calls/send-call';
import { receivedHeaders, sentHeaders } from './forwarded-headers';

const longestWait = 30_000;

/** Makes an answer of the mock itself, whose sentence the console shows. */
export function refusal(status: 403 | 404 | 502 | 504, reason: string): Response {
  return new Response(reason, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=UTF-8',
      'X-Error-Reason': reasonHeader(reason),
      'Cache-Control': 'no-store',
    },
  });
}

/**
 * Sends a request of the browser to the service. The caller has checked that it may go there.
 * @param origin the service
 * @param sent the body of the request
 * @returns the answer for the browser, and its body; null if the service has not answered
 */
export async function askService(
  origin: string,
  request: Request,
  sent: ArrayBuffer | null,
): Promise<{ answer: Response; content: ArrayBuffer | null }> {
  const { pathname, search } = new URL(request.url);
  const late = AbortSignal.timeout(longestWait);
  try {
    const response = await fetch(`${origin}${pathname}${search}`, {
      method: request.method,
      headers: sentHeaders(request.headers, origin),
      body: sent,
      redirect: 'manual',
      signal: late,
    });
    const content = await response.arrayBuffer();
    const headers = receivedHeaders(response.headers, origin);
    const hasBody = ![204, 205, 304].includes(response.status);
    const init = { status: response.status, headers };
    return { answer: new Response(hasBody ? content : null, init), content };
  } catch (error) {
    const answer = late.aborted
      ? refusal(504, `${origin} did not answer within ${longestWait / 1000} seconds.`)
      : refusal(502, `${origin} has no answer: ${reasonOfFailedFetch(error)}.`);
    return { answer, content: null };
  }
}

import createClient from 'openapi-fetch';
import type { AnswerSchema } from './answers/answer';
import { Refusal } from './answers/deviation';
import { ApiError } from './api-error';
import { takeEarlyAnswer } from './early-answers';
import { errorCodeOfBody } from './error-code-of-body';
import { messageOfCode } from './error-messages';
import { signalFailure } from './failure-listeners';
import type { paths } from './schema.gen';
import { statusTextOf } from './status-text';

/** The typed calls of the contract. Wrap each in `resultOf`. */
export const client = createClient<paths>({
  baseUrl: globalThis.location?.origin ?? '',
  // Looked up at call time, so that a test's stand-in for fetch is used.
  fetch: (request) => takeEarlyAnswer(request) ?? globalThis.fetch(request),
});

client.use({
  onRequest({ request }) {
    request.headers.set('Content-Type', 'application/json');
    request.headers.set('X-Requested-With', 'XMLHttpRequest');
    return request;
  },
});

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * The body of a call's answer, by the transport rules of section 7: only status 200 is success.
 * @throws ApiError for any other answer and when none came; an aborted call keeps its AbortError,
 * since nobody waits for it any more.
 */
export async function bodyOf<Body>(call: Promise<Answer<Body>>): Promise<Body | undefined> {
  let answer: Answer<Body>;
  try {
    answer = await call;
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    throw signalled(unreadable(cause));
  }
  if (answer.response.status !== 200) throw signalled(rejection(answer.error, answer.response));
  return answer.data;
}

/**
 * Turns a call of `client` into what the contract says that it answers with: the one door that every
 * answer passes (decision 0069). Behind it the generated types are true.
 * @param schema the operation's own, from src/api/answers
 * @throws ApiError as `bodyOf` does, and for an answer that cannot be completed
 */
export async function resultOf<Data>(
  call: Promise<Answer<NoInfer<Data>>>,
  schema: AnswerSchema<Data>,
): Promise<Data> {
  const body = await bodyOf(call);
  try {
    return schema.admit(body);
  } catch (cause) {
    throw signalled(unreadable(cause));
  }
}

function rejection(body: unknown, response: Response): ApiError {
  const { status } = response;
  if (status === 400 || status === 404) {
    const code = errorCodeOfBody(body);
    const reason = response.headers.get('X-Error-Reason')?.trim() || undefined;
    return new ApiError({ status, code, reason, message: withReason(messageOfCode(code), reason) });
  }
  const plainWords = typeof body === 'string' && isPlainText(response) ? body.trim() : '';
  const reason = plainWords || undefined;
  return new ApiError({ status, reason, message: withReason(statusTextOf(response), reason) });
}

/** The text as it is specified, followed by the server's own words where it gave some. */
function withReason(text: string, reason: string | undefined): string {
  if (!reason || reason === text) return text;
  return text === '' || /[.!?]$/.test(text) ? `${text} ${reason}`.trim() : `${text}. ${reason}`;
}

/** A 200 whose body cannot be read, or no answer at all. */
function unreadable(cause: unknown): ApiError {
  if (cause instanceof Refusal) {
    const message = `The answer could not be read: ${cause.message}.`;
    return new ApiError({ status: 200, message, cause });
  }
  if (cause instanceof SyntaxError) {
    return new ApiError({ status: 200, message: 'The answer could not be read', cause });
  }
  return new ApiError({ status: 0, message: 'Network error', cause });
}

function signalled(error: ApiError): ApiError {
  signalFailure(error);
  return error;
}

// By name: a DOMException is not an Error of the same realm everywhere.
const isAbort = (error: unknown) => (error as { name?: unknown } | null)?.name === 'AbortError';

// A proxy's error page in HTML is no reason that a person wants to read.
const isPlainText = (response: Response) =>
  response.headers.get('Content-Type')?.startsWith('text/plain') === true;

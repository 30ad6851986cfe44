import createClient, { type ClientOptions, type Middleware } from 'openapi-fetch';
import type { CallsAnswering } from './answered-calls';
import type { AnswerSchema } from './answers/answer';
import { ApiError } from './api-error';
import { takeEarlyAnswer } from './early-answers';
import { isAbort, rejection, unanswered, uncertainAnswer, unreadableAnswer } from './failed-call';
import { answerOf, isReadingCall } from './unanswered-calls';

const options: ClientOptions = {
  baseUrl: globalThis.location?.origin ?? '',
  // Reads `fetch` at call time, so that a test can replace it.
  fetch: (request) =>
    answerOf(request, (attempt) => takeEarlyAnswer(attempt) ?? globalThis.fetch(attempt)),
};

/**
 * Answers to calls that change something. With a 200 and JSON the change was made, whatever the JSON
 * says.
 */
const answersToChanges = new WeakSet<Response>();

async function requireJson(response: Response): Promise<void> {
  const body = await response.text();
  try {
    if (body !== '') JSON.parse(body);
  } catch (cause) {
    throw uncertainAnswer(cause);
  }
}

const marked: Middleware = {
  onRequest({ request }) {
    request.headers.set('Content-Type', 'application/json');
    request.headers.set('X-Requested-With', 'XMLHttpRequest');
    return request;
  },
  async onResponse({ request, response, options: { parseAs } }) {
    if (isReadingCall(request)) return;
    answersToChanges.add(response);
    // The error of openapi-fetch says only that the body is not JSON.
    if (response.status === 200 && parseAs === 'json') await requireJson(response.clone());
  },
};

/** The typed calls of the contract that answer with JSON. Wrap each in `resultOf`. */
export const client = createClient<CallsAnswering<'application/json'>>(options);

/** The typed calls of the contract that answer with a CSV file. */
export const csvClient = createClient<CallsAnswering<'text/csv'>>(options);

client.use(marked);
csvClient.use(marked);

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * Returns the body of a call's answer. Only status 200 is a success:
 * docs/product/calls.md#answers-and-failures.
 * @throws ApiError for any other answer and for none. An aborted call keeps its AbortError, since
 * nobody waits for it any longer.
 */
export async function bodyOf<Body>(call: Promise<Answer<Body>>): Promise<Body | undefined> {
  return (await success(call)).data;
}

async function success<Body>(call: Promise<Answer<Body>>): Promise<Answer<Body>> {
  let answer: Answer<Body>;
  try {
    answer = await call;
  } catch (cause) {
    if (isAbort(cause) || cause instanceof ApiError) throw cause;
    throw unanswered(cause);
  }
  if (answer.response.status !== 200) throw rejection(answer.error, answer.response);
  return answer;
}

/**
 * Returns the answer of a call of `client` as the contract types it. This is the door that every
 * answer passes (decision 0069).
 * @param schema the schema of the operation, from src/api/answers
 * @throws ApiError as `bodyOf` does, and for an answer that the door refuses
 */
export async function resultOf<Data>(
  call: Promise<Answer<NoInfer<Data>>>,
  schema: AnswerSchema<Data>,
): Promise<Data> {
  const { data, response } = await success(call);
  try {
    return schema.admit(data);
  } catch (cause) {
    throw unreadableAnswer(cause, answersToChanges.has(response));
  }
}

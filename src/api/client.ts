import createClient, { type ClientOptions, type Middleware } from 'openapi-fetch';
import type { CallsAnswering } from './answered-calls';
import type { AnswerSchema } from './answers/answer';
import { ApiError } from './api-error';
import { takeEarlyAnswer } from './early-answers';
import { isAbort, rejection, unanswered, unreadableAnswer } from './failed-call';
import { answerOf, isReadingCall } from './unanswered-calls';

const options: ClientOptions = {
  baseUrl: globalThis.location?.origin ?? '',
  // Looked up at call time, so that a test's stand-in for fetch is used.
  fetch: (request) =>
    answerOf(request, (attempt) => takeEarlyAnswer(attempt) ?? globalThis.fetch(attempt)),
};

/** Answers to calls that change something: with a 200 that was done, whatever else they say. */
const answersToChanges = new WeakSet<Response>();

async function requireJson(response: Response): Promise<void> {
  const body = await response.text();
  try {
    if (body !== '') JSON.parse(body);
  } catch (cause) {
    throw unreadableAnswer(cause, true);
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
    // openapi-fetch would say no more than that it is no JSON.
    if (response.status === 200 && parseAs === 'json') await requireJson(response.clone());
  },
};

/** The typed calls of the contract that answer with JSON. Wrap each in `resultOf`. */
export const client = createClient<CallsAnswering<'application/json'>>(options);

/** The same for the calls that answer with a table as a file. */
export const csvClient = createClient<CallsAnswering<'text/csv'>>(options);

client.use(marked);
csvClient.use(marked);

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * The body of a call's answer. Only status 200 is success: docs/product/calls.md#answers-and-failures.
 * @throws ApiError for any other answer and when none came; an aborted call keeps its AbortError,
 * since nobody waits for it any more.
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
 * Turns a call of `client` into what the contract says that it answers with: the one door that every
 * answer passes (decision 0069). Behind it the generated types are true.
 * @param schema the operation's own, from src/api/answers
 * @throws ApiError as `bodyOf` does, and for an answer that cannot be completed
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

import createClient, { type FetchOptions, type RequestBodyOption } from 'openapi-fetch';
import type { AnswerWithHeaders, DocumentedHeader } from '~/domain/contract/documented-header';
import type { Change, ChangeBatch } from '~/domain/contract/record-change';
import type { SecuritySchemes } from '~/domain/contract/security-schemes.gen';
import type { AnswerOf, Endpoint, ListDoor, Operation } from './answers/answer';
import { Refusal, Spot } from './answers/deviations';
import type { ApiError } from './api-error';
import { type ReadBody, withBody } from './body-pieces';
import {
  isAbort,
  isPage,
  malformedAnswer,
  rejection,
  unanswered,
  unreadableAnswer,
} from './failed-call';
import { readInParts } from './long-list';
import type { components, operations } from './schema.gen';
import { answerOf, isReadingCall } from './unanswered-calls';

declare global {
  /** The pending answers of the calls that index.html sends before the scripts load, by path. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/** Takes the answer of a call that index.html has sent. A repeated call goes to the server. */
function takeEarlyAnswer(request: Request): Promise<Response> | undefined {
  if (request.method !== 'GET') return undefined;
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const answer = globalThis.earlyAnswers?.get(path);
  globalThis.earlyAnswers?.delete(path);
  return answer;
}

/** What openapi-fetch knows of a call. `get` and `post` know what each operation takes. */
interface AnyCall {
  parameters: Partial<Record<'path' | 'query' | 'header', Readonly<Record<string, unknown>>>>;
  requestBody?: { content: { 'application/json': unknown } };
}

type CallOptions = FetchOptions<AnyCall>;
type Method = 'get' | 'post';
type AnyEndpoint = Endpoint<keyof operations, Method>;

/** The name of the header that marks a call. Another scheme or name in the contract does not compile. */
const marker: Extract<SecuritySchemes['xhr'], { in: 'header' }>['name'] = 'X-Requested-With';

/**
 * The headers of every POST besides its key: the user of the page. The service refuses a call in the name of
 * somebody else than the user of the session, who may have signed in in another tab.
 */
export const senderHeaders: Record<string, string> = {};

const client = createClient<Record<string, Record<Method, AnyCall>>>({
  baseUrl: globalThis.location?.origin ?? '',
  headers: { 'Content-Type': 'application/json', [marker]: 'XMLHttpRequest' },
});

// Reads `fetch` at call time, so that a test can replace it.
const fetchOrEarlier = async (sent: Request) => {
  const answer = await (takeEarlyAnswer(sent) ?? globalThis.fetch(sent));
  // Some back ends redirect a call without a session to their sign-in page, instead of a 401.
  const isSignIn = answer.redirected && answer.status === 200 && isPage(answer);
  return isSignIn ? new Response(null, { status: 401, statusText: 'Unauthorized' }) : answer;
};

/** Sends a call and resolves to any answer to it, whose body has come. */
export const request = (endpoint: AnyEndpoint, options: CallOptions, readBody?: ReadBody) =>
  client.request(endpoint.method, endpoint.path, {
    ...options,
    headers: { ...(endpoint.method === 'post' && senderHeaders), ...options.headers },
    parseAs: 'stream',
    fetch: (sent) => answerOf(sent, isReadingCall(endpoint), fetchOrEarlier, readBody),
  });

/**
 * Sends a call. Only status 200 is a success: docs/product/calls.md#answers-and-failures. It reports another
 * status of success, and another media type.
 * @throws ApiError for any other answer and for none. An aborted call keeps its AbortError, since
 * nobody waits for it any longer.
 */
export async function success(
  endpoint: AnyEndpoint,
  options: CallOptions,
  readBody?: ReadBody,
  mediaType = 'application/json',
): Promise<Response> {
  const { error, response } = await request(endpoint, options, readBody).catch((cause: unknown) => {
    throw isAbort(cause) ? cause : failureOf(cause, endpoint);
  });
  const { status, headers } = response;
  const spot = new Spot(endpoint.id);
  if (status !== 200) {
    if (status < 400) spot.report('status 200', `status ${status}`);
    throw rejection(error, response);
  }
  const sent = headers.get('Content-Type');
  if (!isOfMediaType(sent, mediaType)) spot.report(mediaType, sent || 'without a media type');
  return response;
}

/** Whether a media type is this one. Only UTF-8 may be its charset. */
function isOfMediaType(sent: string | null, mediaType: string): boolean {
  const [type, ...parameters] = (sent ?? '').toLowerCase().replace(/[\s"]/g, '').split(';');
  return type === mediaType && !parameters.some((one) => /^charset=(?!utf-8$)/.test(one));
}

/** Returns the error of a call that has no answer, or a list that cannot be read. */
function failureOf(cause: unknown, call: AnyEndpoint): ApiError {
  if (cause instanceof Refusal) return unreadableAnswer(cause, call);
  return cause instanceof SyntaxError ? malformedAnswer(cause, call) : unanswered(cause, call);
}

/** Parses the body of a 200, and passes it through the door (decision 0069). */
function admitted<Id extends JsonOperation>(
  operation: Operation<Id, Method>,
  text: string,
): AnswerOf<Id> {
  try {
    return operation.admit(JSON.parse(text));
  } catch (cause) {
    const fail = cause instanceof SyntaxError ? malformedAnswer : unreadableAnswer;
    throw fail(cause, operation);
  }
}

/**
 * Sends a GET of the contract.
 * @throws ApiError for any answer but a 200 that the door admits; AbortError if the signal ends it
 */
export async function get<Id extends JsonOperation>(
  operation: Operation<Id, 'get'>,
  params: ParamsOf<Id>,
  signal?: AbortSignal,
): Promise<AnswerOf<Id>> {
  const response = await success(operation, { params, signal });
  return admitted(operation, await response.text());
}

/**
 * Sends the GET of a list that may be very long: its records pass the door as they come (decision 0095).
 * @param onPart gets the admitted records so far, a few times
 * @throws as `get` does
 */
export async function getInParts<Id extends JsonOperation>(
  operation: Operation<Id, 'get'> & ListDoor,
  params: ParamsOf<Id>,
  signal: AbortSignal | undefined,
  onPart: (records: unknown[]) => void,
): Promise<AnswerOf<Id>> {
  let list: unknown[] | undefined;
  const response = await success(operation, { params, signal }, async (answer, onPiece) => {
    const read = await readInParts(answer, operation, onPart, onPiece);
    if (read instanceof Response) return read;
    list = read;
    // openapi-fetch needs an answer. Its body has been read.
    return withBody(answer, null);
  });
  return list ? (list as AnswerOf<Id>) : admitted(operation, await response.text());
}

export interface Posted<Answer> {
  readonly answer: Answer;
  /** The service has given this answer before: the call has not changed anything again. */
  readonly wasReplayed: boolean;
}

/**
 * Sends a POST of the contract.
 * @param key makes a call safe to repeat that changes something (decision 0081)
 * @param onAnswer gets a 200 before its body is read
 * @throws as `get` does
 */
export async function send<Id extends JsonOperation>(
  operation: Operation<Id, 'post'>,
  params: ParamsOf<Id>,
  body: BodyOf<Id>,
  { signal, key, onAnswer }: PostOptions<Id> = {},
): Promise<Posted<AnswerOf<Id>>> {
  const headers = key === undefined ? undefined : { 'Idempotency-Key': key };
  const response = await success(operation, { params, body, signal, headers });
  onAnswer?.(response);
  return {
    answer: admitted(operation, await response.text()),
    wasReplayed: response.headers.has('Idempotency-Replayed'),
  };
}

/** Sends a POST as `send` does. Resolves to its answer alone. */
export const post = async <Id extends JsonOperation>(...call: Parameters<typeof send<Id>>) =>
  (await send(...call)).answer;

export interface PostOptions<Id extends keyof operations> {
  signal?: AbortSignal;
  key?: string;
  onAnswer?: (response: Answered<Id>) => void;
}

/** An answer 200 of an operation, with the headers that the contract documents for it. */
export type Answered<Id extends keyof operations> = AnswerWithHeaders<
  DocumentedHeader<operations[Id]['responses'][200 & keyof operations[Id]['responses']]>
>;

/**
 * Fetches a file of the contract.
 * @throws ApiError for any answer but a 200 with a file of this kind
 */
export async function download<Id extends OperationAnswering<'text/csv'>>(
  endpoint: Endpoint<Id, 'get'>,
  params: ParamsOf<Id>,
): Promise<{ answer: Answered<Id>; content: Blob }> {
  const answer = await success(endpoint, { params }, undefined, 'text/csv');
  const content = await answer.blob();
  const isFile = answer.headers.get('Content-Type')?.startsWith('text/csv') && content.size > 0;
  if (!isFile) throw malformedAnswer(undefined, endpoint);
  return { answer, content };
}

type MediaTypes<Body> = Body extends { content: infer Content } ? keyof Content : never;

type Succeeding = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226;

/** What the transport rules look at: statuses of success, media types of the answer, the body and the codes. */
type Facts<Call extends { responses: object }> = [
  Succeeding & keyof Call['responses'],
  MediaTypes<Call['responses'][200 & keyof Call['responses']]>,
  Call extends { requestBody: infer Body } ? MediaTypes<Body> : never,
  MediaTypes<Call['responses'][(400 | 404) & keyof Call['responses']]>,
];

/**
 * The operations of the contract that succeed only with 200 and only in this media type, take no body
 * but JSON, and send their codes as text. The transport rules know nothing else
 * (docs/product/calls.md#answers-and-failures). A call of any other operation does not compile.
 */
export type OperationAnswering<Media extends string> = {
  [Id in keyof operations]: Facts<operations[Id]> extends [
    200,
    infer Found,
    'application/json',
    'text/plain',
  ]
    ? [Found, Media] extends [Media, Found]
      ? Id
      : never
    : never;
}[keyof operations];

export type JsonOperation = OperationAnswering<'application/json'>;

/** The parameters of an operation's path, query and header. */
export type ParamsOf<Id extends keyof operations> = operations[Id]['parameters'];

/** The body that an operation takes; undefined if it takes none. Its records are changes. */
export type BodyOf<Id extends keyof operations> = Sent<RequestBodyOption<operations[Id]>['body']>;

type Sent<Body> = Body extends { changes: (infer Shape)[] }
  ? Omit<Body, 'changes'> & ChangeBatch<Shape>
  : Body extends EditedRecord
    ? Change<Body>
    : Body;

/** The stored records that a call sends without a batch. */
type EditedRecord =
  | schemas['OwnProfileChange']
  | schemas['OrganisationProfileChange']
  | schemas['AcceptanceToUpdate']
  | schemas['ApplicationSettings'];

type schemas = components['schemas'];

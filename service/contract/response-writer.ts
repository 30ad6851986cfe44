import {
  type ContractOperation,
  defaultResponse,
  responseOfStatus,
} from '../../openapi/reader/contract-operations';
import type { SchemaValidators } from './schema-validators';
import { type ListWatch, StartedList } from './streamed-list';

/** The answer of a handler, with the types erased. */
export interface ErasedAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  /**
   * Makes the body of now. It runs when the changes are stored and nobody waits for them any more; a
   * kept answer has `body`.
   */
  finalBody?(): Promise<unknown>;
}

/**
 * Whether any call of the service can get this status without its handler: no session, a body that is
 * too large, an idempotency key of another request, a failure.
 */
const isGeneral = (status: number) => status >= 500 || [401, 413, 422].includes(status);

/** Whether the contract's `default` may cover the status when another service or the mock answers. */
export const isFailure = (status: number) => status >= 400;

/**
 * Finds how an answer deviates from the contract; null when it fits.
 * @param isCovered says of a status without an entry whether the contract's `default` covers it
 */
export function problemOfAnswer(
  operation: ContractOperation,
  answer: ErasedAnswer,
  validators: SchemaValidators,
  isCovered: (status: number) => boolean = isGeneral,
): string | null {
  const { status } = answer;
  const documented =
    responseOfStatus(operation, status) ??
    (isCovered(status) ? defaultResponse(operation) : undefined);
  if (documented === undefined) return `status ${status} is not documented`;
  const { schemaPointer } = documented;
  if (schemaPointer === null) {
    return answer.body === undefined ? null : `status ${status} has no body`;
  }
  const { body } = answer;
  const rows = body instanceof StartedList ? body.firstRows : body;
  const problem = validators.response(schemaPointer)(rows);
  return problem === null ? null : `status ${status}: ${problem}`;
}

/** Makes the response with the media type of the contract; plain text when it documents none. */
export function responseOf(
  operation: ContractOperation,
  answer: ErasedAnswer,
  watch: ListWatch,
): Response {
  const { status, body } = answer;
  const documented = responseOfStatus(operation, status) ?? defaultResponse(operation);
  const mediaType = documented?.mediaType ?? 'text/plain';
  const isJson = mediaType === 'application/json';
  const headers = {
    'Content-Type': isJson ? mediaType : `${mediaType}; charset=UTF-8`,
    ...answer.headers,
  };
  if (body instanceof StartedList && body.whole === null) {
    const streamed = {
      ...headers,
      // Without this, the server would end a list as a whole one if it breaks off at its beginning.
      'Transfer-Encoding': 'chunked',
      // nginx passes the first rows on at once.
      'X-Accel-Buffering': 'no',
    };
    return new Response(body.body(watch), { status, headers: streamed });
  }
  const content = contentOf(body, isJson);
  const length = { 'Content-Length': String(Buffer.byteLength(content)) };
  return new Response(content, { status, headers: { ...headers, ...length } });
}

function contentOf(body: unknown, isJson: boolean) {
  if (body instanceof StartedList) return Buffer.from(body.whole ?? []);
  return isJson ? JSON.stringify(body) : String(body ?? '');
}

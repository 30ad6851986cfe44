import { type ContractOperation, defaultResponse, responseOfStatus } from './contract-operations';
import type { SchemaValidators } from './schema-validators';

/** The answer of a handler, with the types erased. */
export interface ErasedAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/**
 * Finds how an answer deviates from the contract; null when it fits. The contract's `default`
 * covers the answers that any call can get without its handler: no session, a body that is too
 * large, an idempotency key of another request, a failure.
 */
export function problemOfAnswer(
  operation: ContractOperation,
  answer: ErasedAnswer,
  validators: SchemaValidators,
): string | null {
  const { status } = answer;
  const isGeneral = status >= 500 || [401, 413, 422].includes(status);
  const documented =
    responseOfStatus(operation, status) ?? (isGeneral ? defaultResponse(operation) : undefined);
  if (documented === undefined) return `status ${status} is not documented`;
  const { schemaPointer } = documented;
  if (schemaPointer === null) {
    return answer.body === undefined ? null : `status ${status} has no body`;
  }
  const problem = validators.response(schemaPointer)(answer.body);
  return problem === null ? null : `status ${status}: ${problem}`;
}

/** Makes the response with the media type of the contract; plain text when it documents none. */
export function responseOf(operation: ContractOperation, answer: ErasedAnswer): Response {
  const documented = responseOfStatus(operation, answer.status) ?? defaultResponse(operation);
  const mediaType = documented?.mediaType ?? 'text/plain';
  const isJson = mediaType === 'application/json';
  const text = isJson ? JSON.stringify(answer.body) : String(answer.body ?? '');
  return new Response(text, {
    status: answer.status,
    headers: {
      'Content-Type': isJson ? mediaType : `${mediaType}; charset=UTF-8`,
      'Content-Length': String(Buffer.byteLength(text)),
      ...answer.headers,
    },
  });
}

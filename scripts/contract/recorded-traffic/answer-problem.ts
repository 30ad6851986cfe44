import type { ContractDocument } from '../../../openapi/reader/contract-document';
import {
  type ContractOperation,
  contractOperations,
  defaultResponse,
  responseOfStatus,
} from '../../../openapi/reader/contract-operations';
import { problemOfAnswer } from '../../../service/contract/response-writer';
import { schemaValidators } from '../../../service/contract/schema-validators';
import { reasonHeader, reasonOfHeader } from '../../../src/domain/error-reason';
import type { RecordedCall } from './contract-entries';
import { operationMatcher } from './match-operation';

/**
 * Makes the check of recorded answers, for the rules that `redocly drift` does not check: the contract
 * documents the status and the media type, the operation lists the code of a coded error, and the
 * encoding of its reason is the contract's.
 * @param isCovered says of a status without an entry whether `default` covers it; unless given, it covers
 * what the reference service may answer
 * @returns a function that returns what is wrong with a call, or null. It also returns null for a call
 * that is no operation of the contract, because `redocly drift` reports it
 */
export function answerChecker(
  document: ContractDocument,
  isCovered?: (status: number) => boolean,
): (call: RecordedCall) => string | null {
  const validators = schemaValidators(document);
  const match = operationMatcher(contractOperations(document));
  const bodyProblem = (operation: ContractOperation, response: RecordedCall['response']) => {
    const answer = { status: response.status, body: bodyOf(response) };
    return problemOfAnswer(operation, answer, validators, isCovered);
  };

  return ({ request, response }) => {
    const { pathname } = new URL(request.url);
    const operation = match(request.method, pathname)?.operation;
    if (!operation) return null;
    const problem =
      mediaTypeProblem(operation, response) ??
      reasonProblem(response) ??
      (response.content.size < 0 ? null : bodyProblem(operation, response));
    return problem && `${request.method} ${pathname} (${operation.operationId}): ${problem}`;
  };
}

function mediaTypeProblem(
  operation: ContractOperation,
  { status, content }: RecordedCall['response'],
): string | null {
  const documented = responseOfStatus(operation, status) ?? defaultResponse(operation);
  const sent = mediaTypeOf(content.mimeType);
  if (!documented || sent === documented.mediaType) return null;
  return `status ${status} came as ${sent || 'nothing'}, not as ${documented.mediaType}`;
}

function reasonProblem({ headers = [] }: RecordedCall['response']): string | null {
  const sent = headers.find(({ name }) => name.toLowerCase() === 'x-error-reason')?.value;
  if (sent === undefined || sent === reasonHeader(reasonOfHeader(sent) ?? '')) return null;
  return `X-Error-Reason is not encoded as it should be: ${sent}`;
}

function mediaTypeOf(contentType = ''): string {
  return contentType.split(';')[0]?.trim().toLowerCase() ?? '';
}

function bodyOf({ content }: RecordedCall['response']): unknown {
  const { text = '', encoding, mimeType } = content;
  const body = encoding === 'base64' ? Buffer.from(text, 'base64').toString() : text;
  if (mediaTypeOf(mimeType) !== 'application/json') return body;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

import {
  type ContractOperation,
  defaultResponse,
  responseOfStatus,
} from '../../../../openapi/reader/contract-operations';
import { problemOfAnswer } from '../../../../service/contract/response-writer';
import type { SchemaValidators } from '../../../../service/contract/schema-validators';
import { reasonHeader, reasonOfHeader } from '../../../../src/domain/error-reason';
import type { ReceivedAnswer } from '../calls/send-call';
import { deviationsOf } from './deviations';
import { judgeBytes, mediaTypeOf } from './judge-bytes';
import { judgeHeaders } from './judge-headers';
import type { Finding } from './problem';
import { shownValue } from './shown-value';

/**
 * Compares an answer with the contract: its status, its media type, its bytes, the encoding of its
 * reason, its other headers, its body. The body of another status or media type answers another
 * question, so that it is not compared.
 * @param expected the statuses that conform in this case
 * @returns everything that does not conform
 */
export function judgeAnswer(
  operation: ContractOperation,
  answer: ReceivedAnswer,
  expected: readonly number[],
  validators: SchemaValidators,
): Finding[] {
  const wrongKind = statusFinding(answer, expected) ?? mediaTypeFinding(operation, answer);
  const reason = reasonFinding(answer) ?? [];
  if (wrongKind) return [wrongKind, reason].flat();
  const inBytes = judgeBytes(answer);
  const isReadable = !inBytes.some(({ expected: wanted }) => wanted === 'JSON');
  const inBody = isReadable ? bodyFindings(operation, answer, validators) : [];
  const documented = documentedResponse(operation, answer);
  const inHeaders = documented ? judgeHeaders(documented, answer, validators) : [];
  return [inBytes, reason, inHeaders, inBody].flat();
}

const documentedResponse = (operation: ContractOperation, { status }: ReceivedAnswer) =>
  responseOfStatus(operation, status) ?? defaultResponse(operation);

function statusFinding(answer: ReceivedAnswer, expected: readonly number[]): Finding | null {
  const { status, text } = answer;
  if (expected.includes(status)) return null;
  // The body of a success may be long, or a secret.
  const words = status < 400 || text === '' ? '' : ` with ${shownValue(text)}`;
  return { pointer: 'status', expected: expected.join(' or '), found: `${status}${words}` };
}

function mediaTypeFinding(operation: ContractOperation, answer: ReceivedAnswer): Finding | null {
  const documented = documentedResponse(operation, answer);
  const sent = mediaTypeOf(answer);
  if (!documented || sent === (documented.mediaType ?? '')) return null;
  return {
    pointer: 'Content-Type',
    expected: documented.mediaType ?? 'no body',
    found: sent || 'nothing',
  };
}

function reasonFinding({ headers }: ReceivedAnswer): Finding | null {
  const sent = headers.get('X-Error-Reason');
  const right = sent === null ? null : reasonHeader(reasonOfHeader(sent) ?? '');
  if (sent === right) return null;
  const expected = `one line of ASCII, or UTF-8'' and percent-encoded text: ${right}`;
  return { pointer: 'X-Error-Reason', expected, found: String(sent) };
}

function bodyFindings(
  operation: ContractOperation,
  answer: ReceivedAnswer,
  validators: SchemaValidators,
): Finding[] {
  const body = bodyOf(answer);
  const problem = problemOfAnswer(operation, { status: answer.status, body }, validators);
  if (problem === null) return [];
  const schema = documentedResponse(operation, answer)?.schemaPointer;
  const inSchema = schema ? deviationsOf(validators.deviations(schema)(body), body) : [];
  if (inSchema.length > 0) return inSchema;
  return [{ pointer: '', expected: problem, found: shownValue(body) }];
}

/** Parses a JSON body. A body that is no JSON stays text, which no schema of a JSON body allows. */
export function bodyOf(answer: ReceivedAnswer): unknown {
  if (mediaTypeOf(answer) !== 'application/json') return answer.text;
  try {
    return JSON.parse(answer.text);
  } catch {
    return answer.text;
  }
}

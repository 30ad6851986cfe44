import {
  type ContractOperation,
  defaultResponse,
  responseOfStatus,
} from '../../../service/contract/contract-operations';
import { problemOfAnswer } from '../../../service/contract/response-writer';
import type { SchemaValidators } from '../../../service/contract/schema-validators';
import { reasonHeader, reasonOfHeader } from '../../../src/domain/error-reason';
import type { ReceivedAnswer } from '../calls/send-call';
import { judgeBytes, mediaTypeOf } from './judge-bytes';
import type { Finding } from './problem';
import { shownValue, valueAt } from './shown-value';

/**
 * Compares an answer with the contract, in this order: its status, its media type, its bytes,
 * the encoding of its reason, its body.
 * @param expected the statuses that conform in this case
 * @returns the first finding; null if the answer conforms
 */
export function judgeAnswer(
  operation: ContractOperation,
  answer: ReceivedAnswer,
  expected: readonly number[],
  validators: SchemaValidators,
): Finding | null {
  return (
    statusFinding(answer, expected) ??
    mediaTypeFinding(operation, answer) ??
    judgeBytes(answer)[0] ??
    reasonFinding(answer) ??
    bodyFinding(operation, answer, validators)
  );
}

function statusFinding(answer: ReceivedAnswer, expected: readonly number[]): Finding | null {
  const { status, text } = answer;
  if (expected.includes(status)) return null;
  // The body of a success may be long, or a secret.
  const words = status < 400 || text === '' ? '' : ` with ${shownValue(text)}`;
  return { pointer: 'status', expected: expected.join(' or '), found: `${status}${words}` };
}

function mediaTypeFinding(operation: ContractOperation, answer: ReceivedAnswer): Finding | null {
  const documented = responseOfStatus(operation, answer.status) ?? defaultResponse(operation);
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

function bodyFinding(
  operation: ContractOperation,
  answer: ReceivedAnswer,
  validators: SchemaValidators,
): Finding | null {
  const body = bodyOf(answer);
  const problem = problemOfAnswer(operation, { status: answer.status, body }, validators);
  if (problem === null) return null;
  const [, pointer = '', message = problem] = /^status \d+: (\/\S*)?\s*(.*)$/s.exec(problem) ?? [];
  const found = shownValue(valueAt(body, pointer), pointer);
  return { pointer, expected: expectationOf(message), found };
}

/** Words what a schema asks for, as the end of a sentence that begins with "expected". */
const expectationOf = (message: string) =>
  message
    .replace(/^must NOT /, 'not to ')
    .replace(/^must be /, '')
    .replace(/^must /, 'to ');

/** Parses a JSON body. A body that is no JSON stays text, which no schema of a JSON body allows. */
export function bodyOf(answer: ReceivedAnswer): unknown {
  if (mediaTypeOf(answer) !== 'application/json') return answer.text;
  try {
    return JSON.parse(answer.text);
  } catch {
    return answer.text;
  }
}

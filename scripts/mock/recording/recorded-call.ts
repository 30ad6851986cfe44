import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import { operationMatcher } from '../../contract/recorded-traffic/match-operation';
import { documentedResponse } from '../scenarios';

/** A call and its answer as the file of a story has them, without anything personal. */
export interface RecordedCall {
  /** For the reader: the path names the operation already. */
  operation: string;
  /** The method and the address, for example `GET /api/user/e0000000-0000-4000-8000-000000000001`. */
  call: string;
  /** The body of the request, if it had one. */
  request?: unknown;
  status: number;
  mediaType: string | null;
  /** The body of the answer. */
  answer?: unknown;
}

/** Writes a method and an address as a recording has them: the order of parameters does not count. */
export function callText(method: string, path: string, query: URLSearchParams): string {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return `${method} ${path}${sorted.size === 0 ? '' : `?${sorted}`}`;
}

const fields = ['operation', 'call', 'request', 'status', 'mediaType', 'answer'];

/** Finds what is wrong with the recorded calls of a file; null when they can be played. */
export function problemOfRecorded(value: unknown, operations: ContractOperation[]): string | null {
  if (!Array.isArray(value)) return 'Its "recorded" is not a list of calls.';
  const match = operationMatcher(operations);
  for (const entry of value) {
    if (typeof entry !== 'object') return 'A recorded call is not an object.';
    const unknown = Object.keys(entry ?? {}).find((field) => !fields.includes(field));
    if (unknown !== undefined) {
      return `A recorded call has "${unknown}". It may have ${fields.join(', ')}.`;
    }
    const { call, status, mediaType } = (entry ?? {}) as Partial<RecordedCall>;
    const [, method, path] = /^([A-Z]+) ([^ ?]+)/.exec(String(call)) ?? [];
    const operation = match(method ?? '', path ?? '')?.operation;
    if (!operation) return `${String(call)} is not a call of the contract.`;
    const documented = documentedResponse(operation, Number(status));
    if (documented === undefined) return `${call}: its status is not documented.`;
    // A file must not turn a call into a page or a script.
    if (mediaType !== documented.mediaType) return `${call}: its media type is not the contract's.`;
  }
  return null;
}

import { randomBytes } from 'node:crypto';
import type { ContractOperation } from '../../../../openapi/reader/contract-operations';
import type { SentRequest } from './send-call';

/** The values of path and query parameters by their names. */
export type Values = Readonly<Record<string, string | readonly string[]>>;

export interface RequestParts {
  values?: Values;
  /** A body that is sent as JSON. */
  body?: unknown;
  /** A body that is sent without changes, instead of `body`. */
  text?: string;
  /** Whether the request has the marker X-Requested-With. */
  isMarked?: boolean;
  /** The headers of the session, and further ones. */
  headers?: Readonly<Record<string, string>>;
}

/** Makes the request that the console would send for an operation. */
export function requestOf(
  operation: ContractOperation,
  origin: string,
  { values = {}, body, text, isMarked = true, headers = {} }: RequestParts,
): SentRequest {
  const content = text ?? (body === undefined ? null : JSON.stringify(body));
  const isChange = operation.method !== 'GET';
  return {
    method: operation.method,
    path: pathOf(operation, values),
    headers: {
      ...(isMarked && { 'X-Requested-With': 'XMLHttpRequest' }),
      'Content-Type': 'application/json',
      // Browsers send it with every POST, and services look at it to refuse forged requests.
      ...(isChange && { Origin: origin }),
      ...(takesKey(operation) && { 'Idempotency-Key': randomBytes(16).toString('base64url') }),
      ...headers,
    },
    body: content,
  };
}

function pathOf({ path, parameters }: ContractOperation, values: Values): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_placeholder, name) =>
    encodeURIComponent(String(values[name])),
  );
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query')
      .flatMap(({ name }) => [values[name] ?? []].flat().map((value) => [name, value])),
  );
  return query.size > 0 ? `${filled}?${query}` : filled;
}

const takesKey = ({ parameters }: ContractOperation) =>
  parameters.some(({ name }) => name === 'Idempotency-Key');

import type { operations } from '~/api/schema.gen';
import { readContract } from '../../openapi/reader/contract-document';
import {
  contractOperations,
  type DocumentedResponse,
  fixedPathsFirst,
} from '../../openapi/reader/contract-operations';

export type OperationId = keyof operations;

/** An answer that the contract documents for a call. */
export interface DocumentedAnswer {
  /** The example's name; empty if the answer has no example. */
  name: string;
  status: number;
  mediaType: string;
  headers?: Record<string, string>;
  value: unknown;
}

interface DocumentedCall {
  operationId: OperationId;
  method: string;
  path: string;
  parameters: { name: string; format: string | null }[];
  answers: DocumentedAnswer[];
}

/** Every call of the contract with every answer. A `default` answer counts as status 500. */
export const documentedCalls: DocumentedCall[] = contractOperations(
  readContract('.generated/contract.json'),
).map(({ operationId, method, path, parameters, responses }) => ({
  operationId: operationId as OperationId,
  method,
  path,
  parameters,
  answers: responses.flatMap(answersOf),
}));

function answersOf({
  status,
  mediaType,
  headers,
  examples,
}: DocumentedResponse): DocumentedAnswer[] {
  const answer = {
    status: status === 'default' ? 500 : status,
    mediaType: mediaType ?? 'text/plain',
    headers: Object.fromEntries(headers.map(({ name, example }) => [name, example])),
  };
  if (examples.length === 0) return [{ ...answer, name: '', value: undefined }];
  return examples.map(({ name, value }) => ({ ...answer, name, value }));
}

/**
 * Returns the documented call of a request, and the ids in its path. A path without parameters
 * wins.
 */
export function documentedCall(method: string, pathname: string) {
  for (const { pattern, call } of patterns) {
    const match = call.method === method ? pattern.exec(pathname) : null;
    if (match) return { call, ids: match.slice(1).map(decodeURIComponent) };
  }
  return null;
}

const patterns = fixedPathsFirst(documentedCalls).map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replaceAll(/\{[^}]+\}/g, '([^/]+)')}$`),
}));

/** Returns a documented answer as the service would send it. */
export function responseOf({ status, mediaType, headers, value }: DocumentedAnswer): Response {
  const body = mediaType === 'application/json' ? JSON.stringify(value) : String(value ?? '');
  return new Response(body, { status, headers: { ...headers, 'Content-Type': mediaType } });
}

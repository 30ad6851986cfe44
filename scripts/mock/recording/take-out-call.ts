import { type ContractDocument, resolve } from '../../../openapi/reader/contract-document';
import type { ContractParameter } from '../../../openapi/reader/contract-operations';
import type { MatchedOperation } from '../../contract/recorded-traffic/match-operation';
import { documentedResponse } from '../scenarios';
import { callText, type RecordedCall } from './recorded-call';
import type { Substitutes } from './substitutes';
import { takenOut } from './taken-out';

/** A call as it went to the service, and what the service answered. */
export interface Exchange {
  matched: MatchedOperation;
  query: URLSearchParams;
  /** The JSON body of the request, if it had one. */
  request: unknown;
  status: number;
  mediaType: string;
  text: string;
}

/**
 * Returns a call as a recording keeps it, without anything personal.
 * @returns null for an answer that a recording cannot have: a file, or no answer of the contract
 */
export function takeOutCall(
  document: ContractDocument,
  { matched, query, request, status, mediaType, text }: Exchange,
  substitutes: Substitutes,
): RecordedCall | null {
  const { operation, pathParameters } = matched;
  const { operationId, body } = operation;
  const documented = documentedResponse(operation, status);
  if (documented === undefined) return null;
  if (documented.mediaType !== null && documented.mediaType !== mediaType) return null;
  if (!['application/json', 'text/plain', null].includes(documented.mediaType)) return null;
  const take = (value: unknown, field: string, pointer: string) =>
    takenOut(
      document,
      value,
      { operationId, field, noun: '', schema: { $ref: pointer } },
      substitutes,
    );

  const answer =
    documented.schemaPointer === null
      ? undefined
      : mediaType === 'application/json'
        ? take(JSON.parse(text), 'answer', documented.schemaPointer)
        : codeOf(document, text, documented.schemaPointer);
  const inPath = operation.parameters.filter((entry) => entry.in === 'path');
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const index = [...operation.path.matchAll(/\{([^}]+)\}/g)].findIndex(
      (match) => match[1] === name,
    );
    const pointer = inPath.find((entry) => entry.name === name)?.schemaPointer ?? '#/components';
    return encodeURIComponent(String(take(pathParameters[index] ?? '', name, pointer)));
  });
  const sent = body?.contents.find((content) => content.mediaType === 'application/json');
  return {
    operation: operationId,
    call: callText(operation.method, path, queryOf(operation.parameters, query, take)),
    ...(request !== undefined && sent && { request: take(request, 'request', sent.schemaPointer) }),
    status,
    mediaType: documented.mediaType,
    ...(answer !== undefined && { answer }),
  };
}

/** Keeps a coded error, which the contract lists. Any other text of a refusal may say anything. */
function codeOf(document: ContractDocument, text: string, pointer: string): string {
  const [schema] = resolve<{ enum?: unknown[] }>(document, { $ref: pointer } as never, '#');
  return schema.enum?.includes(text) ? text : '';
}

/** Keeps the parameters of the contract: numbers as they are, each text with its substitute. */
function queryOf(
  parameters: ContractParameter[],
  query: URLSearchParams,
  take: (value: unknown, field: string, pointer: string) => unknown,
): URLSearchParams {
  const kept = new URLSearchParams();
  for (const { in: place, name, isList, schemaPointer } of parameters) {
    if (place !== 'query') continue;
    for (const text of query.getAll(name)) {
      const value = isList
        ? (take(text.split(','), name, schemaPointer) as string[]).join(',')
        : take(/^\d{1,9}$/.test(text) ? Number(text) : text, name, schemaPointer);
      kept.append(name, String(value));
    }
  }
  return kept;
}

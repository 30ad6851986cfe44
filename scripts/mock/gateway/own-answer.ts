import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import { documentedResponse } from '../scenarios';

/** Statuses with which HTTP allows no body. */
const withoutBody = [204, 205, 304];

/** Makes the answer whose body somebody has written. It is sent as it is, also if it is no JSON. */
export function ownAnswer(
  operation: ContractOperation,
  { status, body }: { status: number; body: string },
): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (withoutBody.includes(status)) return new Response(null, { status, headers });
  headers.set('Content-Type', mediaTypeOf(operation, status));
  return new Response(body, { status, headers });
}

/** The media type of the contract; for a status that it does not have that of a successful answer. */
const mediaTypeOf = (operation: ContractOperation, status: number) =>
  documentedResponse(operation, status)?.mediaType ??
  documentedResponse(operation, 200)?.mediaType ??
  'application/json';

import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import { escapeReserved } from '../own-answer/own-body-text';
import { parseResponse } from '../parse-response';
import type { ChosenResponse } from '../scenarios';

const [code, example] = ['__code', '__example'];

/**
 * Reads the response that the address names. The browser itself opens a download, without our headers,
 * so only the address can choose its response. It also helps a quick look with any other program.
 * @returns null if the address names none, or the reason why the operation has no such response
 */
export function responseOfAddress(
  operation: ContractOperation,
  address: string,
): ChosenResponse | string | null {
  const { searchParams } = new URL(address);
  const status = searchParams.get(code);
  const name = searchParams.get(example);
  if (status === null && name === null) return null;
  const text = `${status ?? 200}${name === null ? '' : `/${escapeReserved(name)}`}`;
  return parseResponse(operation, text);
}

/** Returns the address as the contract knows it. */
export function addressOfCall(address: string): URL {
  const url = new URL(address);
  for (const own of [code, example]) url.searchParams.delete(own);
  return url;
}

import type { ContractOperation } from '../../../../openapi/reader/contract-operations';

/** Returns the body with which an operation is asked something: the first example of the contract. */
export function readingBody({ body }: ContractOperation): object | undefined {
  return body?.contents[0]?.examples[0]?.value as object | undefined;
}

import type { ContractOperation } from '../../../../openapi/reader/contract-operations';

/**
 * Selects operations by the names of their tags or by their own names.
 * @param only the wanted names; null for every operation
 * @throws when the contract does not have a name; the message lists the tags
 */
export function selectOperations(
  operations: readonly ContractOperation[],
  only: readonly string[] | null,
): ContractOperation[] {
  if (only === null) return [...operations];
  const isNamed = (name: string, operation: ContractOperation) =>
    operation.tag === name || operation.operationId === name;
  const unknown = only.find((name) => !operations.some((operation) => isNamed(name, operation)));
  if (unknown !== undefined) {
    const tags = [...new Set(operations.map(({ tag }) => tag))].sort().join(', ');
    throw new Error(`The contract has no ${unknown}. --only takes ${tags}, or single operations.`);
  }
  return operations.filter((operation) => only.some((name) => isNamed(name, operation)));
}

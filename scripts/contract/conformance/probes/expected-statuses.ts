import {
  type ContractOperation,
  responseOfStatus,
} from '../../../../openapi/reader/contract-operations';
import { roleOf } from '../operations/role-of';
import type { Person } from '../people/people';

/**
 * Returns the statuses of an answer to somebody whose role does not allow the call. For people without
 * access to an organisation it does not exist.
 */
export function refusals(operation: ContractOperation): number[] {
  return roleOf(operation) === 'administrator-of-organisation' ? [403, 404] : [403];
}

/** Whether a person may call an operation for themselves or in the organisation they work in. */
export function mayCall({ name }: Pick<Person, 'name'>, operation: ContractOperation): boolean {
  const role = roleOf(operation);
  if (role === 'super-user') return name === 'superUser';
  if (role === 'administrator-of-organisation') return name !== 'ordinaryUser';
  return true;
}

/** Returns those of the statuses that the contract documents for the operation. */
export function documented(operation: ContractOperation, statuses: readonly number[]): number[] {
  return statuses.filter((status) => responseOfStatus(operation, status) !== undefined);
}

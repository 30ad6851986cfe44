import type { OperationId } from '../contract/operation-id';
import type { Role } from '../contract/role';
import type { ErasedHandler } from '../contract-router';
import type { ServiceContext } from '../service-context';
import type { Operation } from './handler';
import { exported } from './operations.gen';

/**
 * What the service answers: everything that the files of handlers export. When an operation of the
 * contract is missing here, write its handler and run `npm run generate`.
 */
export const operations = exported satisfies { [Id in OperationId]: Operation<Id> };

/** Returns who may call an operation of the contract. */
export function roleOf(operationId: string): Role {
  return operations[operationId as keyof typeof operations].role;
}

/** Returns the handlers by operation, each bound to the context of the service. */
export function boundOperations(context: ServiceContext): ReadonlyMap<string, ErasedHandler> {
  return new Map(
    Object.values(operations).map(({ operationId, handle }) => {
      // The router has checked the request against the contract, from which the handler's type is
      // generated.
      const erased = handle as unknown as (request: object) => ReturnType<ErasedHandler>;
      return [operationId, (request) => erased({ ...context, ...request })];
    }),
  );
}

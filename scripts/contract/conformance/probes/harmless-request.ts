import { randomBytes, randomUUID } from 'node:crypto';
import type {
  ContractOperation,
  ContractParameter,
} from '../../../../openapi/reader/contract-operations';
import type { SchemaValidators } from '../../../../service/contract/schema-validators';
import type { Values } from '../calls/request-of';

/** A batch that changes nothing. */
export const emptyBatch = { changes: [], deletes: [] };

/** Makes an id that no record has, in the form that the contract wants. */
export function idOfNothing({
  format,
  example,
}: Pick<ContractParameter, 'format'> & Partial<Pick<ContractParameter, 'example'>>): string {
  if (typeof example === 'number') return '999999999';
  return format === 'uuid' ? randomUUID() : `cf${randomBytes(6).toString('hex')}`;
}

/** Whether a parameter of a path is an id. A kind says in which list the id is. */
export const isId = ({ name }: Pick<ContractParameter, 'name'>): boolean =>
  name !== 'kind' && name !== 'recordKind';

/** Makes values for the path that no record has. */
export function valuesOfNothing({ parameters }: ContractOperation): Values {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  return Object.fromEntries(
    inPath.map((parameter) => [
      parameter.name,
      isId(parameter) ? idOfNothing(parameter) : String(parameter.example),
    ]),
  );
}

/**
 * Makes a body that changes nothing, whatever the service does with it: a batch without an entry, or
 * an object that lacks every field.
 */
export function harmlessBody(operation: ContractOperation, validators: SchemaValidators): unknown {
  if (!operation.body) return undefined;
  return isBatch(operation, validators) ? emptyBatch : {};
}

/** Makes a body that fits the contract: a batch without an entry, or an example of the contract. */
export function fittingBody(operation: ContractOperation, validators: SchemaValidators): unknown {
  if (isBatch(operation, validators)) return emptyBatch;
  return operation.body?.contents[0]?.examples[0]?.value;
}

/** Whether the operation takes a batch, which may be empty. */
export function isBatch({ body }: ContractOperation, validators: SchemaValidators): boolean {
  const pointer = body?.contents[0]?.schemaPointer;
  return pointer !== undefined && validators.request(pointer)(structuredClone(emptyBatch)) === null;
}

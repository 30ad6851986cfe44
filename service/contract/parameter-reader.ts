import type { ContractOperation } from '../../openapi/reader/contract-operations';
import { ContractViolation } from './contract-violation';
import type { SchemaValidators } from './schema-validators';
import { requireStorableText } from './storable-text';

/**
 * Checks the placeholders of the path and converts them to the contract's types.
 * @throws ContractViolation
 */
export function readPathParameters(
  operation: ContractOperation,
  texts: Record<string, string>,
  validators: SchemaValidators,
): Record<string, unknown> {
  return readParameters(operation, 'path', validators, (name) => {
    const text = texts[name];
    return text === undefined ? [] : [text];
  });
}

/**
 * Checks the query and converts it to the contract's types. It leaves out parameters that the
 * contract does not name.
 * @throws ContractViolation
 */
export function readQueryParameters(
  operation: ContractOperation,
  query: URLSearchParams,
  validators: SchemaValidators,
): Record<string, unknown> {
  return readParameters(operation, 'query', validators, (name) => query.getAll(name));
}

/**
 * Checks the headers that the contract names for the operation. Returns them by these names.
 * @throws ContractViolation
 */
export function readHeaderParameters(
  operation: ContractOperation,
  headers: Headers,
  validators: SchemaValidators,
): Record<string, unknown> {
  return readParameters(operation, 'header', validators, (name) => {
    const text = headers.get(name);
    return text === null ? [] : [text];
  });
}

function readParameters(
  operation: ContractOperation,
  place: 'path' | 'query' | 'header',
  validators: SchemaValidators,
  textsOf: (name: string) => string[],
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  for (const { name, required, isList, format, schemaPointer } of parameters) {
    const texts = textsOf(name);
    if (texts.length === 0) {
      if (required) throw new ContractViolation(`${place} parameter ${name} is missing`);
      continue;
    }
    if (texts.length > 1 && !isList) {
      throw new ContractViolation(`${place} parameter ${name} is given more than once`);
    }
    const { value, problem } = validators.parameter(schemaPointer)(isList ? texts : texts[0]);
    if (problem !== null) throw new ContractViolation(`${place} parameter ${name} ${problem}`);
    requireStorableText(value, `${place} parameter ${name}`);
    // An id in capitals is the same id.
    values[name] = format === 'uuid' ? String(value).toLowerCase() : value;
  }
  return values;
}

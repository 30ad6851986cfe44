import {
  type ContractDocument,
  dereference,
  type ParameterObject,
} from '../contract/contract-document';
import type { MockOperation } from '../contract/contract-operations';

const anyIdentifier = '20000000-0000-4000-8000-000000000003';

/** A request that the contract allows for this operation, made of the contract's own examples. */
export function documentedRequest(
  contract: ContractDocument,
  { method, path, parameters, requestBody }: MockOperation,
): { path: string; init: RequestInit } {
  const query = new URLSearchParams();
  let filledPath = path;
  for (const parameter of parameters) {
    const value = exampleOf(contract, parameter);
    if (parameter.in === 'path') {
      filledPath = filledPath.replace(`{${parameter.name}}`, encodeURIComponent(value));
    } else if (parameter.in === 'query') {
      query.set(parameter.name, value);
    }
  }
  const body = requestBody?.examples[0]?.value;
  return {
    path: query.size > 0 ? `${filledPath}?${query}` : filledPath,
    init: {
      method,
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
  };
}

function exampleOf(contract: ContractDocument, parameter: ParameterObject): string {
  if (parameter.example !== undefined) return String(parameter.example);
  const schema = dereference<ParameterObject['schema']>(contract, parameter.schema);
  if (schema?.format === 'uuid') return anyIdentifier;
  return 'backoffice';
}

import type {
  ContractOperation,
  ContractParameter,
} from '../../../openapi/reader/contract-operations';

const anyIdentifier = '20000000-0000-4000-8000-000000000003';

/** Makes a request that the contract allows for this operation, from the contract's own examples. */
export function documentedRequest({ method, path, parameters, body }: ContractOperation): {
  path: string;
  init: RequestInit;
} {
  const query = new URLSearchParams();
  let filledPath = path;
  for (const parameter of parameters) {
    const value = exampleOf(parameter);
    if (parameter.in === 'path') {
      filledPath = filledPath.replace(`{${parameter.name}}`, encodeURIComponent(value));
    } else if (parameter.in === 'query') {
      query.set(parameter.name, value);
    }
  }
  const example = body?.contents[0]?.examples[0]?.value;
  return {
    path: query.size > 0 ? `${filledPath}?${query}` : filledPath,
    init: {
      method,
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      ...(example === undefined ? {} : { body: JSON.stringify(example) }),
    },
  };
}

function exampleOf({ example, format }: ContractParameter): string {
  if (example !== undefined) return String(example);
  return format === 'uuid' ? anyIdentifier : 'backoffice';
}

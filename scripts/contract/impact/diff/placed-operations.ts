import {
  type ContractDocument,
  escapePointer,
  type Method,
  methods,
  type OperationObject,
  type ParameterObject,
  resolve,
} from '../../../../openapi/reader/contract-document';

/** An operation, and where the document has it. */
export interface PlacedOperation {
  document: ContractDocument;
  operation: OperationObject;
  path: string;
  method: Method;
  pointer: string;
}

/** A parameter, and where the document has it. */
export interface PlacedParameter {
  parameter: ParameterObject;
  pointer: string;
}

/** Returns the operations of a document by their ids. */
export function placedOperations(document: ContractDocument): Map<string, PlacedOperation> {
  const found = new Map<string, PlacedOperation>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const key = method.toLowerCase() as Lowercase<Method>;
      const operation = item[key];
      if (!operation) continue;
      const pointer = `#/paths/${escapePointer(path)}/${key}`;
      found.set(operation.operationId, { document, operation, path, method, pointer });
    }
  }
  return found;
}

/** Returns the parameters of an operation and of its path, by place and name, with their pointers. */
export function parametersOf({ document, operation, path, pointer }: PlacedOperation) {
  const ofPath = document.paths[path]?.parameters ?? [];
  const lists = [
    { entries: ofPath, at: `#/paths/${escapePointer(path)}` },
    { entries: operation.parameters ?? [], at: pointer },
  ];
  const found = new Map<string, PlacedParameter>();
  for (const { entries, at } of lists) {
    for (const [index, entry] of entries.entries()) {
      const [parameter, place] = resolve(document, entry, `${at}/parameters/${index}`);
      // Names of headers have no case.
      const name = parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name;
      found.set(`${parameter.in} ${name}`, { parameter, pointer: place });
    }
  }
  return found;
}

/**
 * Returns the alternatives of a call's security: schemes, and scopes as `scheme:scope`. No credentials
 * are an alternative without schemes.
 */
export function securityOf({ document, operation }: PlacedOperation): string[][] {
  const alternatives = operation.security ?? document.security ?? [];
  if (alternatives.length === 0) return [[]];
  return alternatives.map((entry) =>
    Object.entries(entry)
      .flatMap(([scheme, scopes]) => [scheme, ...scopes.map((scope) => `${scheme}:${scope}`)])
      .sort(),
  );
}

import {
  type ContractOperation,
  fixedPathsFirst,
} from '../../../openapi/reader/contract-operations';

export interface MatchedOperation {
  operation: ContractOperation;
  /** Decoded, in the order of the path. */
  pathParameters: string[];
}

/**
 * Makes a function that finds the operation of a request. As in Prism and in the service, case and
 * trailing slash count (`/admin/summary/` is a call, `/admin` a page). A path without placeholders wins
 * over one with placeholders.
 */
export function operationMatcher(operations: ContractOperation[]) {
  const patterns = fixedPathsFirst(operations).map((operation) => ({
    operation,
    pattern: pathPattern(operation.path),
  }));

  return (method: string, path: string): MatchedOperation | null => {
    for (const { operation, pattern } of patterns) {
      if (operation.method !== method) continue;
      const match = pattern.exec(path);
      if (match) return { operation, pathParameters: match.slice(1).map(decode) };
    }
    return null;
  };
}

function pathPattern(path: string): RegExp {
  const source = path
    .split(/\{[^}]+\}/)
    .map((part) => part.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&'))
    .join('([^/]+)');
  return new RegExp(`^${source}$`);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

import ts from 'typescript';
import type { Target } from './unit-of-symbol';

/** The functions that find queries by their keys and read no answer. */
const keyFunctions = new Set([
  'cancelQueries',
  'invalidateQueries',
  'isFetching',
  'markStale',
  'refetchQueries',
  'removeQueries',
]);

/** The types of a parameter that stands for the keys of queries (`src/api/calls.ts`). */
const keyType = /^(?:Resource|List)Queries\b/;

/** The type of a parameter of which single records are read (`src/api/few-records.ts`). */
const singleType = /^SingleQueries\b/;

/**
 * Whether a call takes queries only for their keys: it makes them stale and does not read them. What
 * such a call names does not follow when the answer of the query changes.
 */
export function takesOnlyKeys(
  { expression }: ts.CallExpression,
  find: (name: ts.Identifier) => Target | null,
): boolean {
  if (ts.isPropertyAccessExpression(expression)) return keyFunctions.has(expression.name.text);
  if (!ts.isIdentifier(expression)) return false;
  if (keyFunctions.has(expression.text)) return true;
  return hasParameter(find(expression), keyType);
}

/** Whether a call takes the queries of a resource to read single records. */
export const takesSingle = (
  { expression }: ts.CallExpression,
  find: (name: ts.Identifier) => Target | null,
): boolean => ts.isIdentifier(expression) && hasParameter(find(expression), singleType);

function hasParameter(target: Target | null, wanted: RegExp): boolean {
  const declaration = target?.declaration;
  const made = declaration && ts.isVariableDeclaration(declaration) && declaration.initializer;
  const { parameters = [] } = (made || declaration || {}) as Partial<ts.SignatureDeclaration>;
  return parameters.some(({ type }) => type !== undefined && wanted.test(type.getText()));
}

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

/** The type of a parameter that stands for the keys of queries (`src/api/calls.ts`). */
const keyType = /^ResourceQueries\b/;

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
  const declaration = find(expression)?.declaration;
  const made = declaration && ts.isVariableDeclaration(declaration) && declaration.initializer;
  const { parameters = [] } = (made || declaration || {}) as Partial<ts.SignatureDeclaration>;
  return parameters.some(({ type }) => type !== undefined && keyType.test(type.getText()));
}

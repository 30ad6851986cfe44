import ts from 'typescript';
import type { Target } from './unit-of-symbol';

type Find = (name: ts.Identifier) => Target | null;

/** Constants refer to constants of other files in few steps. */
const deepest = 5;

/**
 * Returns the text of a literal. In a template, a constant keeps its own text, and an asterisk
 * replaces what only the run knows. The same holds for a text that a function makes in one expression.
 */
export function textPattern(node: ts.Expression, find: Find, depth = 0): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (depth > deepest) return '*';
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(
      ({ expression, literal }) => textPattern(expression, find, depth + 1) + literal.text,
    );
    return [node.head.text, ...spans].join('');
  }
  const name = ts.isCallExpression(node) ? node.expression : node;
  if (!ts.isIdentifier(name)) return '*';
  const declaration = find(name)?.declaration;
  if (!declaration || !ts.isVariableDeclaration(declaration)) return '*';
  const value = ts.isCallExpression(node) ? resultOf(declaration) : declaration.initializer;
  return value ? textPattern(value, find, depth + 1) : '*';
}

/** Returns the expression that an arrow function consists of. */
function resultOf({ initializer }: ts.VariableDeclaration): ts.Expression | undefined {
  if (!initializer || !ts.isArrowFunction(initializer)) return undefined;
  return ts.isExpression(initializer.body) ? initializer.body : undefined;
}

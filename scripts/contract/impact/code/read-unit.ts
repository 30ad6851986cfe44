import ts from 'typescript';
import { type CodeUnit, unitId } from './code-unit';
import { type DeclaredUnit, declaredUnits } from './declared-units';
import { takesOnlyKeys, takesSingle } from './key-calls';
import type { SourceProgram } from './open-program';
import { textPattern } from './text-pattern';
import type { Target } from './unit-of-symbol';

type Find = (name: ts.Identifier) => Target | null;

/** Reads what a unit refers to, and its names and texts. */
export function readUnit(
  unit: CodeUnit,
  { nodes }: DeclaredUnit,
  { program, find }: { program: SourceProgram; find: Find },
): void {
  for (const node of nodes) visit(node);

  function visit(node: ts.Node): void {
    if (ts.isIdentifier(node)) {
      readName(node);
    } else if (ts.isCallExpression(node)) {
      readCall(node);
    } else if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      unit.names.add(node.name.text);
      refer(node.expression, [node.name.text]);
      readLateName(node.name);
    } else if (isTakenApart(node)) {
      visit(node.name);
    } else {
      if (ts.isBindingElement(node)) readBinding(node);
      if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) readText(node);
      ts.forEachChild(node, visit);
    }
  }

  function readName(node: ts.Identifier): void {
    unit.names.add(node.text);
    if (isMemberName(node)) return;
    refer(node, null);
  }

  /** Notes a reference to a declaration, or only to some of its members. */
  function refer(name: ts.Identifier, members: readonly string[] | null): void {
    const target = find(name);
    if (!target) return;
    const kind = ts.isPartOfTypeNode(name) ? unit.types : unit.values;
    const isPart = members?.every((member) => target.members.has(member));
    if (target.id !== unit.id) kind.add(target.id);
    for (const member of isPart ? (members ?? []) : target.members)
      kind.add(`${target.id}.${member}`);
  }

  function readCall(node: ts.CallExpression): void {
    if (node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      readLateImport(node);
      return;
    }
    visit(node.expression);
    for (const type of node.typeArguments ?? []) visit(type);
    if (takesOnlyKeys(node, find)) return;
    const isSingle = takesSingle(node, find);
    for (const argument of node.arguments) {
      if (isSingle && ts.isIdentifier(argument)) refer(argument, ['single']);
      else visit(argument);
    }
  }

  /** A late import refers to the names that it takes apart, or else to all of the module. */
  function readLateImport({ arguments: [named], parent }: ts.CallExpression): void {
    if (!named || !ts.isStringLiteral(named)) return;
    const source = program.imported(named.getSourceFile(), named.text);
    if (!source) return;
    const taken = takenNames(parent);
    for (const { name } of declaredUnits(source)) {
      const isTaken = taken === null || taken.includes(name.split('.')[0] ?? '');
      if (isTaken) unit.values.add(unitId(program.pathOf(source), name));
    }
    for (const { name, places } of program.passedOn) {
      if (name.getSourceFile() === source && places.length === 0) refer(name, null);
    }
  }

  /** Reads an element of `const { list, single } = userQueries`, which refers to a member. */
  function readBinding({ name, propertyName, parent }: ts.BindingElement): void {
    if (isTakenApart(parent.parent)) {
      refer(parent.parent.initializer, [(propertyName ?? name).getText()]);
    }
    readLateName(propertyName ?? name);
  }

  /**
   * Notes what `part.Uses` or `({ Uses }) => ...` takes from a late part whose module passes on the names
   * of others: a place refers to what it draws, and not to all of the part.
   */
  function readLateName(name: ts.Node): void {
    const found = program.passedOn.find(
      ({ name: passed, places }) =>
        passed.text === name.getText() && places.includes(name.getSourceFile()),
    );
    if (found) refer(found.name, null);
  }

  function readText(node: ts.StringLiteralLike | ts.TemplateExpression): void {
    const text = textPattern(node, find);
    unit.texts.add(text);
    if (/^\w+$/.test(text)) unit.names.add(text);
  }
}

type TakenApart = ts.VariableDeclaration & {
  name: ts.ObjectBindingPattern;
  initializer: ts.Identifier;
};

const isTakenApart = (node: ts.Node): node is TakenApart =>
  ts.isVariableDeclaration(node) &&
  ts.isObjectBindingPattern(node.name) &&
  node.initializer !== undefined &&
  ts.isIdentifier(node.initializer);

/** Whether a name stands for a field or a member, and not for a declaration. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isBindingElement(parent)) return parent.initializer !== node;
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent))
    return parent.name === node;
  return (
    ts.isJsxAttribute(parent) || ts.isMethodDeclaration(parent) || ts.isMethodSignature(parent)
  );
}

/** Returns the names of `const { a, b } = await import(...)`; null if it is not written so. */
function takenNames(parent: ts.Node): string[] | null {
  const declaration = ts.isAwaitExpression(parent) ? parent.parent : parent;
  if (!ts.isVariableDeclaration(declaration) || !ts.isObjectBindingPattern(declaration.name)) {
    return null;
  }
  return declaration.name.elements.map((element) =>
    (element.propertyName ?? element.name).getText(),
  );
}

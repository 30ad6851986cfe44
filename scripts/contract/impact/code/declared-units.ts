import ts from 'typescript';

/** A unit as a file declares it. */
export interface DeclaredUnit {
  name: string;
  nodes: ts.Node[];
  /** Its text, with the comments before it. */
  source: string;
}

/** The name of the unit that has all statements of a file that declare nothing. */
const fileUnit = '';

/** Lists the units of a file. Imports and re-exports are not units: names are followed through them. */
export function declaredUnits(source: ts.SourceFile): DeclaredUnit[] {
  const rest: DeclaredUnit = { name: fileUnit, nodes: [], source: '' };
  const units = source.statements.flatMap((statement): DeclaredUnit[] => {
    if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) return [];
    if (ts.isVariableStatement(statement)) {
      const { declarations } = statement.declarationList;
      return declarations.flatMap((declaration) => unitsOfVariable(declaration, statement));
    }
    const name = nameOf(statement);
    if (name !== undefined) return [{ name, nodes: [statement], source: statement.getFullText() }];
    rest.nodes.push(statement);
    rest.source += statement.getFullText();
    return [];
  });
  return [...units, rest];
}

/** Returns the object that a variable is declared with, if its members are written there. */
export function objectOf(declaration: ts.VariableDeclaration): ts.ObjectLiteralExpression | null {
  const { value } = initialValue(declaration);
  return value && ts.isObjectLiteralExpression(value) ? value : null;
}

/** Separates the value of a variable from its types: its own one, `as` and `satisfies`. */
function initialValue({ type, initializer }: ts.VariableDeclaration) {
  const types: ts.Node[] = type ? [type] : [];
  let value = initializer;
  while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) {
    types.push(value.type);
    value = value.expression;
  }
  return { value, types };
}

function unitsOfVariable(
  declaration: ts.VariableDeclaration,
  statement: ts.VariableStatement,
): DeclaredUnit[] {
  const source = statement.getFullText();
  if (!ts.isIdentifier(declaration.name)) {
    // `const { values } = queries` declares one unit for each name.
    const elements: readonly ts.Node[] = declaration.name.elements;
    return elements
      .filter(ts.isBindingElement)
      .map((element) => ({ name: element.name.getText(), nodes: [element], source }));
  }
  const name = declaration.name.text;
  const object = objectOf(declaration);
  if (!object) return [{ name, nodes: [declaration], source }];
  const { types } = initialValue(declaration);
  const others = object.properties.filter((property) => memberName(property) === null);
  const members = object.properties.flatMap((property) => {
    const member = memberName(property);
    if (member === null) return [];
    const nodes = [property, ...types];
    return [{ name: `${name}.${member}`, nodes, source: property.getFullText() }];
  });
  return [{ name, nodes: [...types, ...others], source }, ...members];
}

/** Returns the name of a member of an object; null for a spread and a computed name. */
export function memberName({ name }: ts.ObjectLiteralElementLike): string | null {
  if (!name) return null;
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : null;
}

function nameOf(statement: ts.Statement): string | undefined {
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed ? statement.name?.text : undefined;
}

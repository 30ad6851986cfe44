import ts from 'typescript';
import { unitId, wholeModule } from './code-unit';
import { memberName, objectOf } from './declared-units';
import type { SourceProgram } from './open-program';

/** What a name of the code refers to. */
export interface Target {
  /** The unit, or `file#*` for a module that is imported as a whole. */
  id: string;
  /** The node that declares it. */
  declaration: ts.Node;
  /** The members that are units of their own. */
  members: ReadonlySet<string>;
}

const noMembers: ReadonlySet<string> = new Set();

/** Makes the function that finds the unit behind a name, through imports and re-exports. */
export function unitFinder({ checker, pathOf, imported }: SourceProgram) {
  const known = new Map<ts.Symbol, Target | null>();

  return (name: ts.Identifier): Target | null => {
    const { parent } = name;
    const found = ts.isShorthandPropertyAssignment(parent)
      ? checker.getShorthandAssignmentValueSymbol(parent)
      : checker.getSymbolAtLocation(name);
    if (!found) return null;
    const isAlias = (found.flags & ts.SymbolFlags.Alias) !== 0;
    const aliased = isAlias ? checker.getAliasedSymbol(found) : found;
    const symbol = aliased.declarations ? aliased : found;
    const before = known.get(symbol);
    if (before !== undefined) return before;
    const target = targetOf(symbol) ?? missingTarget(found);
    known.set(symbol, target);
    return target;
  };

  /** A name that its module no longer exports, as after a dropped operation, keeps its unit. */
  function missingTarget({ declarations: [declaration] = [] }: ts.Symbol): Target | null {
    if (!declaration || !ts.isImportSpecifier(declaration)) return null;
    const { moduleSpecifier } = declaration.parent.parent.parent;
    if (!ts.isStringLiteral(moduleSpecifier)) return null;
    const source = imported(declaration.getSourceFile(), moduleSpecifier.text);
    if (!source) return null;
    const name = (declaration.propertyName ?? declaration.name).text;
    return { id: unitId(pathOf(source), name), declaration, members: noMembers };
  }

  function targetOf({ declarations = [] }: ts.Symbol): Target | null {
    const [whole] = declarations;
    if (whole && ts.isSourceFile(whole)) {
      return { id: unitId(pathOf(whole), wholeModule), declaration: whole, members: noMembers };
    }
    const declaration = declarations.find((candidate) => isAtTop(candidate));
    if (!declaration) return null;
    const name = (declaration as { name?: ts.Node }).name?.getText() ?? '';
    const id = unitId(pathOf(declaration.getSourceFile()), name);
    const object = ts.isVariableDeclaration(declaration) ? objectOf(declaration) : null;
    if (!object) return { id, declaration, members: noMembers };
    const members = object.properties.flatMap((property) => memberName(property) ?? []);
    return { id, declaration, members: new Set(members) };
  }
}

/** Whether a declaration is at the top of its module. */
function isAtTop(declaration: ts.Node): boolean {
  let place = declaration.parent;
  while (
    place &&
    (ts.isVariableDeclarationList(place) ||
      ts.isVariableStatement(place) ||
      ts.isObjectBindingPattern(place) ||
      ts.isVariableDeclaration(place))
  ) {
    place = place.parent;
  }
  return place !== undefined && ts.isSourceFile(place) && !ts.isImportDeclaration(declaration);
}

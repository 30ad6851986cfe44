import { relative } from 'node:path';
import ts from 'typescript';
import type { Contract } from '../../generate/contract-document';
import { schemaNodes } from './schema-nodes';

/**
 * Finds the files of the console that use a deprecated operation, field or parameter. The service answers
 * them until they are removed, so it is not asked.
 * @param readProgram reads the files that have one of the names; called only if something is deprecated
 * @returns the files by JSON pointer
 */
export function deprecatedUses(
  contract: Contract,
  readProgram: (names: readonly string[]) => ts.Program,
): Record<string, string> {
  const deprecated = schemaNodes(contract).flatMap(({ pointer, part }) => {
    const name = part.operationId ?? part.name ?? pointer.split('/').at(-1);
    return part.deprecated === true && typeof name === 'string' ? [{ pointer, name }] : [];
  });
  if (deprecated.length === 0) return {};
  const program = readProgram(deprecated.map(({ name }) => name));
  const root = program.getCurrentDirectory();
  const operations = operationNames(contract);
  const uses = deprecated.map(({ pointer, name }) => {
    const files = consoleFiles(program)
      .filter((file) =>
        isUsedIn(file, name, operations.has(name), program.getTypeChecker(), recordOf(pointer)),
      )
      .map((file) => relative(root, file.fileName));
    return [pointer, files.sort().join(', ')] as const;
  });
  return Object.fromEntries(uses.filter(([, files]) => files !== ''));
}

const operationNames = ({ paths }: Contract) =>
  new Set(
    Object.values(paths).flatMap((item) =>
      Object.values(item as Record<string, { operationId?: string }>).map(
        ({ operationId }) => operationId,
      ),
    ),
  );

const consoleFiles = (program: ts.Program) =>
  program
    .getSourceFiles()
    .filter(({ fileName }) => relative(program.getCurrentDirectory(), fileName).startsWith('src/'))
    .filter(({ fileName }) => !/\.gen\.ts$|\.test\.tsx?$/.test(fileName));

function isUsedIn(
  file: ts.SourceFile,
  name: string,
  isOperation: boolean,
  checker: ts.TypeChecker,
  record?: string,
): boolean {
  if (!file.text.includes(name)) return false;
  const isUse = (node: ts.Node): boolean => {
    if (isSent(node, name) && record !== undefined && file.text.includes(record)) return true;
    const isNamed = (ts.isIdentifier(node) || ts.isStringLiteral(node)) && node.text === name;
    if (isNamed && symbolsAt(node, checker).some((symbol) => isOf(symbol, isOperation)))
      return true;
    return ts.forEachChild(node, (child) => isUse(child) || undefined) === true;
  };
  return isUse(file);
}

const recordOf = (pointer: string) => /^#\/components\/schemas\/(\w+)/.exec(pointer)?.[1];

// `exactly` makes a type of its own for what is sent, so its fields lead to no declaration.
const isSent = (node: ts.Node, name: string) =>
  (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
  (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) &&
  node.name.text === name;

/** Returns what a name may stand for: a value, or a field that is read, sent or taken apart. */
function symbolsAt(node: ts.Node, checker: ts.TypeChecker): ts.Symbol[] {
  const symbol = checker.getSymbolAtLocation(node);
  const isAlias = symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const { parent } = node;
  const outer = parent?.parent;
  const owner =
    outer && ts.isObjectLiteralExpression(outer)
      ? checker.getContextualType(outer)
      : outer && ts.isObjectBindingPattern(outer)
        ? checker.getTypeAtLocation(outer)
        : undefined;
  const field = owner && 'text' in node ? owner.getProperty(String(node.text)) : undefined;
  return [isAlias ? checker.getAliasedSymbol(symbol) : symbol, field].filter(
    (found) => found !== undefined,
  );
}

/** Whether a symbol comes from the contract: an operation of its modules, or a deprecated field of its types. */
const isOf = (symbol: ts.Symbol, isOperation: boolean) =>
  (symbol.declarations ?? []).some((declaration) => {
    const { fileName } = declaration.getSourceFile();
    return isOperation
      ? /src\/api\/answers\/[\w-]+\.gen\.ts$/.test(fileName)
      : fileName.endsWith('src/api/schema.gen.ts') &&
          ts.getJSDocDeprecatedTag(declaration) !== undefined;
  });

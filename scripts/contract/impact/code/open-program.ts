import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/** The sources of the repository, with their names resolved. Nothing is type checked. */
export interface SourceProgram {
  sources: ts.SourceFile[];
  checker: ts.TypeChecker;
  /** Returns the path of a source from the root of the repository. */
  pathOf(source: ts.SourceFile): string;
  /** Returns the source that an import names, if it is one of the repository. */
  imported(from: ts.SourceFile, name: string): ts.SourceFile | undefined;
  /** The names that a late part passes on to its places, such as `export { Uses } from './uses'`. */
  passedOn: readonly PassedOn[];
}

export interface PassedOn {
  name: ts.Identifier;
  /** The files that name both the part and this name. Without one, the part itself refers to it. */
  places: readonly ts.SourceFile[];
}

/**
 * Reads all TypeScript of the repository. It leaves out packages and the standard library: an import
 * graph of our own code does not need them, and they take most of the time.
 * @param parts the folders of the repository to read
 */
export function openProgram(folder: string, parts: readonly string[]): SourceProgram {
  const root = resolve(folder);
  const present = parts.map((name) => join(root, name)).filter(existsSync);
  const files = new Set(present.flatMap(typeScriptBelow));
  const find = (from: string, name: string): string | undefined => {
    const isOwn = name.startsWith('.') || name.startsWith('~/');
    if (!isOwn) return undefined;
    const path = name.startsWith('~/')
      ? join(root, 'src', name.slice(2))
      : resolve(dirname(from), name);
    return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find(
      (candidate) => files.has(candidate),
    );
  };
  const options: ts.CompilerOptions = {
    noLib: true,
    types: [],
    jsx: ts.JsxEmit.Preserve,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
  };
  const host = ts.createCompilerHost(options, true);
  // Comments are read as text.
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const file = find(from, text);
      const extension = file?.endsWith('x') ? ts.Extension.Tsx : ts.Extension.Ts;
      return { resolvedModule: file ? { resolvedFileName: file, extension } : undefined };
    });
  const program = ts.createProgram([...files], options, host);
  const sources = program.getSourceFiles().filter(({ fileName }) => files.has(fileName));
  return {
    sources,
    passedOn: passedOnBy(sources),
    checker: program.getTypeChecker(),
    pathOf: ({ fileName }) => relative(root, fileName),
    imported: ({ fileName }, name) => program.getSourceFile(find(fileName, name) ?? ''),
  };
}

/** Finds the parts of `new LatePart(() => import('./open-...'))`, whose modules pass on names alone. */
function passedOnBy(sources: readonly ts.SourceFile[]): PassedOn[] {
  const modules = sources.filter(({ fileName }) => /\/open-[\w-]+\.tsx?$/.test(fileName));
  return modules.flatMap(({ fileName, statements }) => {
    const module = fileName.replace(/^.*\/|\.tsx?$/g, '');
    const loaded = new RegExp(
      `const (\\w+) = new LatePart\\(\\(\\) => import\\('\\./${module}'\\)`,
    );
    const part = sources.flatMap(({ text }) => loaded.exec(text)?.[1] ?? [])[0];
    const users = sources.filter(({ text }) => part !== undefined && text.includes(part));
    return statements.filter(ts.isExportDeclaration).flatMap(({ exportClause }) =>
      exportClause && ts.isNamedExports(exportClause)
        ? exportClause.elements.flatMap(({ name }) =>
            ts.isIdentifier(name)
              ? {
                  name,
                  places: users.filter(({ text }) => new RegExp(`\\b${name.text}\\b`).test(text)),
                }
              : [],
          )
        : [],
    );
  });
}

function typeScriptBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

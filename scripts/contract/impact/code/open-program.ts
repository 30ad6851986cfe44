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
  return {
    sources: program.getSourceFiles().filter(({ fileName }) => files.has(fileName)),
    checker: program.getTypeChecker(),
    pathOf: ({ fileName }) => relative(root, fileName),
    imported: ({ fileName }, name) => program.getSourceFile(find(fileName, name) ?? ''),
  };
}

function typeScriptBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

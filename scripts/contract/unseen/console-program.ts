import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

/**
 * Reads the files of the console that have one of the names, with what they import. The native compiler
 * has no stable interface for programs.
 * @param folder the repository, or a copy of its code with a tsconfig.json
 */
export function consoleProgram(names: readonly string[], folder = '.'): ts.Program {
  const root = resolve(folder);
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  host.getCurrentDirectory = () => root;
  const isNaming = (file: string) => {
    const text = readFileSync(file, 'utf8');
    return names.some((name) => text.includes(name));
  };
  const sources = fileNames.filter(
    (file) => file.startsWith(join(root, 'src/')) && !/\.test\.tsx?$/.test(file) && isNaming(file),
  );
  return ts.createProgram(sources, options, host);
}

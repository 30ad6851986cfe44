import { join, resolve } from 'node:path';
import ts from 'typescript';

/**
 * Reads the console's program. The compiler that checks types has no interface for programs.
 * @param folder the repository, or a copy of its code with a tsconfig.json
 */
export function consoleProgram(folder = '.'): ts.Program {
  const root = resolve(folder);
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  host.getCurrentDirectory = () => root;
  const sources = fileNames.filter(
    (file) => file.startsWith(join(root, 'src/')) && !/\.test\.tsx?$/.test(file),
  );
  return ts.createProgram(sources, options, host);
}

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as attw from '@arethetypeswrong/core';
import { publint } from 'publint';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OrganisationType } from '../../../src/domain/contract/enums.gen';
import { packageName } from './manifest';
import { consumer } from './testing/consumer';
import { type InstalledPackage, installPackage } from './testing/installed-package';
import { settings } from './testing/settings';
import { sharedLibraries } from './testing/shared-libraries';

let installed: InstalledPackage;
beforeAll(() => {
  installed = installPackage();
}, 120_000);
afterAll(() => installed?.remove());

const libraries = sharedLibraries();

const strict: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  types: [],
};

interface Messages {
  /** Of the module that uses the package. Libraries play no part in them. */
  own: string[];
  /** Of the package, and of emitting. */
  others: string[];
}

/** Compiles a module of the project beside the package. Returns the messages of the compiler. */
function compile(file: string, text: string, options: ts.CompilerOptions): Messages {
  const path = join(installed.project, file);
  writeFileSync(path, text);
  const all = { ...strict, ...options, skipLibCheck: false, skipDefaultLibCheck: true };
  const program = ts.createProgram([path], all, libraries.hostOf(all));
  const source = program.getSourceFile(path);
  const found = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics];
  const messagesOf = (isOwn: boolean) =>
    found
      .filter(({ file: where }) => (where === source) === isOwn)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  return { own: messagesOf(true), others: messagesOf(false) };
}

describe.each(settings)('in a project with $name', ({ name, ending, options }) => {
  const file = `use-${name.replaceAll(/\W+/g, '-')}`;
  let messages: Messages;
  beforeAll(() => {
    messages = compile(`${file}.${ending}`, consumer, options);
  });

  test('no id is any, whether libraries are checked or not', () => {
    expect(messages.own).toEqual([]);
  });

  test('the types of the package are without errors', () => {
    expect(messages.others).toEqual([]);
  });

  test('a module runs', () => {
    const script = join(installed.project, `${file}.${ending.replace('ts', 'js')}`);
    const printed = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' }));
    const contract = JSON.parse(readFileSync(join(installed.folder, 'openapi.json'), 'utf8'));
    expect(printed).toEqual({ contract, info: contract.info, OrganisationType });
  });
});

test('the document has the type of the root', () => {
  const fits = `
    import contract = require('${packageName}');
    import document = require('${packageName}/openapi.json');
    export const fits: typeof contract = document;`;
  const options = { module: ts.ModuleKind.NodeNext };
  expect(compile('fits.cts', fits, options)).toEqual({ own: [], others: [] });
});

test('publint finds nothing', async () => {
  const { messages } = await publint({ pkgDir: installed.folder, strict: true, pack: false });
  expect(messages).toEqual([]);
});

test('arethetypeswrong finds nothing', async () => {
  const { tarball } = installed;
  const result = await attw.checkPackage(attw.createPackageFromTarballData(tarball));
  expect(result).toMatchObject({ types: { kind: 'included' }, problems: [] });
});

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as attw from '@arethetypeswrong/core';
import { publint } from 'publint';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OrganisationType } from '../../../src/domain/contract/enums.gen';
import { packageName } from './manifest';
import { consumer } from './testing/consumer';
import { type InstalledPackage, installPackage } from './testing/installed-package';
import { settings } from './testing/settings';

let installed: InstalledPackage;
beforeAll(() => {
  installed = installPackage();
}, 120_000);
afterAll(() => installed?.remove());

const strict: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  types: [],
};

/** Compiles a module of the project beside the package. Returns the messages of the compiler. */
function compile(file: string, text: string, options: ts.CompilerOptions): string[] {
  const path = join(installed.project, file);
  writeFileSync(path, text);
  const program = ts.createProgram([path], { ...strict, ...options });
  const found = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics];
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test.each(settings)('a module compiles and runs: $name', ({ name, ending, options }) => {
  const file = `use-${name.replaceAll(/\W+/g, '-')}`;
  expect(compile(`${file}.${ending}`, consumer, { ...options, skipLibCheck: false })).toEqual([]);
  const script = join(installed.project, `${file}.${ending.replace('ts', 'js')}`);
  const printed = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' }));
  const contract = JSON.parse(readFileSync(join(installed.folder, 'openapi.json'), 'utf8'));
  expect(printed).toEqual({ contract, info: contract.info, OrganisationType });
});

test.each(settings)('no id is any where libraries are not checked: $name', (setting) => {
  const options = { ...setting.options, skipLibCheck: true };
  expect(compile(`unchecked.${setting.ending}`, consumer, options)).toEqual([]);
});

test('the document has the type of the root', () => {
  const fits = `
    import contract = require('${packageName}');
    import document = require('${packageName}/openapi.json');
    export const fits: typeof contract = document;`;
  const options = { module: ts.ModuleKind.NodeNext, skipLibCheck: false };
  expect(compile('fits.cts', fits, options)).toEqual([]);
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

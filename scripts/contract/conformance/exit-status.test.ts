import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { demoAccounts, demoPassword } from '../../../service/database/seed/demo-accounts';
import { runCommand } from './run-command';
import { servedService } from './testing/served-service';

const both = servedService();
const folder = mkdtempSync(join(tmpdir(), 'conformance-'));

afterAll(() => rmSync(folder, { recursive: true }));

const environment = { CONFORMANCE_PASSWORD: demoPassword };
const withAccount = (given: readonly string[]) => [
  ...['--url', both.served.url, '--email', demoAccounts.superUser.email],
  ...given,
];

/** Runs the command as the reference super user. */
async function conformance(...given: string[]) {
  let output = '';
  const add = (line: string) => {
    output += `${line}\n`;
  };
  const surroundings = { environment, print: add, complain: add };
  const status = await runCommand(withAccount(given), surroundings);
  return { status, output };
}

/** Runs the program in a process of its own. */
async function program(...given: string[]) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/contract/conformance/main.ts', ...withAccount(given)],
    { env: { ...process.env, ...environment } },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const [status] = await once(child, 'close');
  return { status, output };
}

test.each([
  ['this process', conformance],
  ['a process of its own', program],
])('in %s a service that conforms ends with 0, and no output has the password', async (_, run) => {
  const { status, output } = await run('--only', 'locales', '--slow', '60');
  expect([status, output]).toEqual([0, expect.stringContaining('The service conforms.')]);
  expect(output).not.toContain(demoPassword);
});

test('the status is that of the process', async () => {
  const { status, output } = await program('--only', 'nothing');
  expect([status, output]).toEqual([2, expect.stringMatching(/^The contract has no nothing/m)]);
  expect(output).not.toMatch(/^ +at /m);
});

test('a program that cannot be loaded ends with 2', async () => {
  const hook = `export const resolve = (name, context, next) => {
    if (/run-command/.test(name)) throw new Error('A package is damaged.');
    return next(name, context);
  };`;
  const preload = `import { register } from 'node:module';
    register('data:text/javascript,' + ${JSON.stringify(encodeURIComponent(hook))});`;
  vi.stubEnv('NODE_OPTIONS', `--import "data:text/javascript,${encodeURIComponent(preload)}"`);
  expect(await program()).toEqual({ status: 2, output: 'A package is damaged.\n' });
});

test('a problem ends with 1, and both reports name it', async () => {
  both.served.plant({
    name: 'another media type',
    operationId: 'listLocales',
    pointer: 'Content-Type',
    answer: ({ status }) => (status === 200 ? { type: 'text/html' } : null),
  });
  const [report, junit] = [join(folder, 'report.html'), join(folder, 'results.xml')];
  const given = ['--only', 'locales', '--report', report, '--junit', junit];
  const { status, output } = await conformance(...given);
  both.served.plant(null);
  expect([status, output]).toEqual([1, expect.stringContaining('found text/html')]);
  for (const file of [report, junit]) expect(readFileSync(file, 'utf8')).toContain('text/html');
});

test('advice alone ends with 3', async () => {
  both.served.plant({
    name: 'personal data for every cache',
    operationId: 'listTeams',
    pointer: 'Cache-Control',
    answer: () => ({ headers: { 'Cache-Control': 'public' } }),
  });
  const known = join(folder, 'known.json');
  const given = ['--only', 'listTeams', '--slow', '60'];
  const first = await conformance(...given, '--write-baseline', known);
  const second = await conformance(...given, '--baseline', known);
  both.served.plant(null);
  expect([first.status, first.output]).toEqual([3, expect.stringContaining('found public')]);
  expect([second.status, second.output]).toEqual([0, expect.stringContaining('baseline: 1')]);
});

test.each<[string, string[], RegExp]>([
  ['a file that is no baseline', ['--baseline', 'package.json'], /^package.json is no baseline: /m],
  [
    'a file that does not exist',
    ['--baseline', 'none.json'],
    /^--baseline: there is no file none/m,
  ],
  [
    'a folder as a baseline',
    ['--baseline', folder],
    /^--baseline: .*conformance-\w+ is a folder\.$/,
  ],
  ['a baseline without a name', ['--baseline', ''], /^--baseline takes the name of a file\.$/],
  ...['--report', '--junit', '--write-baseline'].map((option): [string, string[], RegExp] => [
    `${option} in a missing folder`,
    ['--only', 'locales', option, join(folder, 'missing/file')],
    new RegExp(`^${option}: there is no folder \\S+/missing\\.$`),
  ]),
  ['a wrong name', ['--only', 'nothing'], /^The contract has no nothing/m],
  ['a wrong option', ['--nothing'], /^Unknown option '--nothing'/m],
])('%s ends with 2 and a sentence', async (_what, given, sentence) => {
  const { status, output } = await conformance(...given);
  expect([status, output.trimEnd()]).toEqual([2, expect.stringMatching(sentence)]);
  expect(output).not.toMatch(/^ +at /m);
});

test('a file that cannot be written at the end does not cost the report', async () => {
  const gone = join(folder, 'gone');
  mkdirSync(gone);
  let output = '';
  const print = (line: string) => {
    output += `${line}\n`;
    rmSync(gone, { recursive: true, force: true });
  };
  const known = join(gone, 'known.json');
  const given = withAccount(['--only', 'locales', '--write-baseline', known]);
  const status = await runCommand(given, { environment, print, complain: print });
  expect([status, output]).toEqual([2, expect.stringMatching(/operations called[\s\S]*ENOENT/)]);
});

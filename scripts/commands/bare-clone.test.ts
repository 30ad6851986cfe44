import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { scripts } from '../../package.json';

/** A clone without packages, whose npm installs nothing. */
const clone = mkdtempSync(join(tmpdir(), 'bare-clone-'));
afterAll(() => rmSync(clone, { recursive: true }));
for (const path of [
  'package.json',
  'package-lock.json',
  'scripts/commands',
  'scripts/mock',
  'service/deployment',
]) {
  cpSync(path, join(clone, path), { recursive: true });
}
const programs = join(clone, 'programs');
mkdirSync(programs);
writeFileSync(join(programs, 'npm'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });

// Gives a module of Node what Node 14 has of it: its default, and the names that the scripts may import.
const oldNode = join(clone, 'old-node.mjs');
writeFileSync(
  oldNode,
  `import { register } from 'node:module';
  const versions = { ...process.versions, node: '14.21.3' };
  Object.defineProperty(process, 'versions', { value: versions });
  const hook = \`
    import fs from 'node:fs';
    const namesOfFs = Object.keys(fs).filter((name) => !/^(cp|cpSync|openAsBlob|glob.*)$/.test(name));
    const names = { 'node:fs': namesOfFs, 'node:util': [], 'node:timers/promises': [] };
    export const resolve = (name, context, next) => {
      if (!(name in names) || context.parentURL?.startsWith('data:')) return next(name, context);
      const text = "import all from '" + name + "'; export default all; export const {" + names[name] + '} = all';
      return { url: 'data:text/javascript,' + encodeURIComponent(text), shortCircuit: true };
    };\`;
  register('data:text/javascript,' + encodeURIComponent(hook));`,
);

/** Runs a script of package.json as a person does in the clone. */
function run(script: string, { given = [] as string[], node = [] as string[] } = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...node, ...script.split(' ').slice(1), ...given],
    { cwd: clone, env: { PATH: programs }, encoding: 'utf8' },
  );
  return { status, output: `${stdout}${stderr}` };
}

const commands = Object.entries(scripts).filter(([, script]) => script.startsWith('node '));
/** A check that could not run has another status than one that failed (docs/conformance.md). */
const statusOf = (name: string) => (name.startsWith('conformance') ? 2 : 1);

test.each([...commands, ['conformance --help', `${scripts.conformance} --help`]])(
  'without packages npm run %s begins to install them, and says why it cannot',
  (name, script) => {
    const { status, output } = run(script);
    expect([status, output]).toEqual([
      statusOf(name),
      expect.stringContaining('Is the npm registry reachable?'),
    ]);
    expect(output).not.toMatch(/^ +at /m);
  },
);

test.each(commands)('an old Node that runs npm run %s is named', (name, script) => {
  const { status, output } = run(script, { node: ['--import', oldNode] });
  expect([status, output]).toEqual([
    statusOf(name),
    expect.stringMatching(/^Node 20.19 .* and this is 14\.21\.3\. .*\n$/),
  ]);
});

test('an old Node can read every script', () => {
  const scripts = ['scripts/commands', 'scripts/mock'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mjs'))
      .map((file) => join(folder, file)),
  );
  expect(scripts.length).toBeGreaterThan(30);
  const assigning = /\?\?=|\|\|=|&&=/;
  expect(scripts.filter((file) => assigning.test(readFileSync(file, 'utf8')))).toEqual([]);
});

// These hand their arguments to a program, which refuses what it does not know.
const handing = /^(start|test:|e2e|mutate|conformance|impact|backup|restore)/;
const taking = commands.filter(([name]) => !handing.test(name));

test.each([
  [['--port', 'x'], '--port is "x", but has to be a whole number up to 65535.'],
  [['--vite', 'x'], '--vite takes the address of a development server'],
  [['--record', 'x'], '--record takes the address of a service'],
  [['--stories', 'package.json'], '--stories takes a folder'],
])('npm run mock refuses the value of %j before its first step', (given, reason) => {
  const { status, output } = run(scripts.mock, { given });
  expect([status, output]).toEqual([1, expect.stringMatching(`^${reason}.*\n$`)]);
});

test.each([...taking, ['test', `${scripts.test} src/x`]])(
  'npm run %s refuses an argument that it does not know before its first step',
  (_name, script) => {
    const { status, output } = run(script, { given: ['--chek'] });
    expect([status, output]).toEqual([
      1,
      expect.stringMatching(/^Un\w+ \w+ '(--chek|src\/x)': this command takes [^.]+\.\n$/),
    ]);
  },
);

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  'service/deployment',
]) {
  cpSync(path, join(clone, path), { recursive: true });
}
const programs = join(clone, 'programs');
mkdirSync(programs);
writeFileSync(join(programs, 'npm'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });

// What the scripts import of Node before they have looked at its version, as Node 14 has it.
const oldNode = join(clone, 'old-node.mjs');
writeFileSync(
  oldNode,
  `import { register } from 'node:module';
  const versions = { ...process.versions, node: '14.21.3' };
  Object.defineProperty(process, 'versions', { value: versions });
  const hook = \`
    const old = ['node:util', 'node:timers/promises', 'node:readline/promises'];
    export const resolve = (name, context, next) => old.includes(name)
      ? { url: 'data:text/javascript,export default {}', shortCircuit: true }
      : next(name, context);\`;
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

// These hand their arguments to a program, which refuses what it does not know.
const handing =
  /^(start|mock|test:|e2e|mutate|bench|screenshots|contract:pack|conformance|impact|backup|restore)/;
const taking = commands.filter(([name]) => !handing.test(name));

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

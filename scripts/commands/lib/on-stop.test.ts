import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runProgram, whenReady } from './run-program';

/** A command that does not end at a signal, but thirty looks after its parent. */
const folder = mkdtempSync(join(tmpdir(), 'on-stop-'));
afterAll(() => rmSync(folder, { recursive: true }));
const files = {
  'package.json': '{"scripts":{"start":"node start.mjs"}}',
  'start.mjs': `import { onStop } from '${resolve('scripts/commands/lib/on-stop.mjs')}';
    const parent = process.ppid;
    let looks = 0;
    onStop((signal) => console.log('stops at', signal), 10);
    setInterval(() => {
      if (process.ppid !== parent) looks += 1;
      if (looks === 30) process.exit();
    }, 10);
    console.log('is ready');`,
  'parent.mjs': `import { spawn } from 'node:child_process';
    spawn(process.execPath, ['start.mjs'], { stdio: 'inherit' }).unref();
    process.on('SIGTERM', () => process.exit());
    setInterval(() => {}, 1_000);`,
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);

const stopsOf = (output: string) => output.match(/^stops at .*/gm) ?? [];

test.each<[string, (pid: number) => number]>([
  ['npm', (pid) => pid],
  ['npm and its command', (pid) => -pid],
])('a command of npm stops once when SIGTERM comes to %s', async (_whom, receiverOf) => {
  const program = await runProgram({
    command: 'npm',
    commandLine: ['start'],
    cwd: folder,
    detached: true,
    environment: { npm_config_update_notifier: 'false' },
  });
  await whenReady(program, () => /^is ready/m.test(program.output()));
  process.kill(receiverOf(program.pid), 'SIGTERM');
  await program.ended;
  expect(stopsOf(program.output())).toEqual(['stops at SIGTERM']);
});

test.each(['', 'node test.mjs'])(
  'a command outlives its parent if it is not the script that npm runs, but %j',
  async (script) => {
    const program = await runProgram({
      commandLine: ['parent.mjs'],
      cwd: folder,
      environment: { npm_lifecycle_script: script },
    });
    await whenReady(program, () => /^is ready/m.test(program.output()));
    await program.end();
    expect(stopsOf(program.output())).toEqual([]);
  },
);

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../../scripts/commands/lib/free-port';
import { runProgram, whenReady } from '../../scripts/commands/lib/run-program';
import { signIn } from './support/calls';
import { cleansUp, later, temporaryFolder } from './support/clean-up';

cleansUp();

const document = readFileSync('docs/deployment.md', 'utf8');

/** The commands of the document with the line below them. */
const blocks = [...document.matchAll(/^( *)```sh\n([\s\S]*?)\n *```\n\n *_([\s\S]*?)_\n/gm)].map(
  ([, indent = '', commands = '', remark = '']) => ({
    commands: commands.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    remark: remark.replaceAll(/\s+/g, ' '),
  }),
);

const own = 'e2e/deployment/runbook.test.ts';
const ownCommands = blocks
  .filter(({ remark }) => remark === `Run by ${own}.`)
  .map(({ commands }) => commands);

test('each command of the document says which test runs it, or why none does', () => {
  expect(blocks).toHaveLength(document.match(/```sh\n/g)?.length ?? 0);
  for (const { commands, remark } of blocks) {
    expect(remark, commands).toMatch(/^(Run by |Not run by a test)/);
    for (const [file] of remark.matchAll(/[\w./-]+\.test\.ts/g)) {
      expect(existsSync(file), file).toBe(true);
    }
  }
});

test('the commands build, start, save and restore', async () => {
  const folder = temporaryFolder();
  const port = await freePort(0);
  const here = (commands: string) =>
    commands
      .replaceAll('/opt/', `${folder}/opt-`)
      .replaceAll('/etc/', `${folder}/etc-`)
      .replaceAll('/var/lib/', `${folder}/lib-`);
  const [build = '', copy = '', start = '', save = '', restore = '', ...others] = ownCommands;
  expect(others).toEqual([]);
  // Vitest sets NODE_ENV, which a shell does not have.
  const { NODE_ENV: _, ...env } = process.env;
  const run = (commands: string) =>
    execFileSync('sh', ['-e', '-c', here(commands)], { encoding: 'utf8', env });

  run(build);
  run(copy);
  const options = join(folder, 'etc-authentication-console.env');
  expect(statSync(options).mode & 0o777).toBe(0o600);
  mkdirSync(join(folder, 'lib-authentication-console'), { mode: 0o700 });

  const service = await runProgram({
    command: 'sh',
    commandLine: ['-e', '-c', here(start).replace('node ', 'exec node ')],
    environment: { PORT: String(port), NODE_ENV: 'production' },
  });
  later('test', () => service.end('SIGKILL'));
  await whenReady(service, () => service.output().includes('The console is at'));
  const chosen = Object.fromEntries(
    readFileSync(options, 'utf8')
      .split('\n')
      .map((line) => line.split(/=(.*)/s)),
  );
  const session = await signIn(
    `http://127.0.0.1:${port}`,
    chosen.FIRST_SUPER_USER_EMAIL,
    chosen.FIRST_SUPER_USER_PASSWORD,
  );
  expect(session.Cookie).toMatch(/^__Host-session=/);

  run(save);
  const backups = join(folder, 'lib-authentication-console/backups');
  const backupsNow = () => readdirSync(backups).filter((name) => name.endsWith('.db'));
  const [backup = ''] = backupsNow();
  expect(run(restore.replace(/backup-2026-11-23T[\w-]+\.db/, backup))).toContain('are restored');
  expect(backupsNow()).toHaveLength(2);
}, 300_000);

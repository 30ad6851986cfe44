import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freePort } from '../../scripts/commands/lib/free-port';
import { answersAt, runProgram, whenReady } from '../../scripts/commands/lib/run-program';
import { cleansUp, later, temporaryFolder } from './support/clean-up';

cleansUp();

/** Starts a command as a terminal does, in a process group to which Ctrl+C sends SIGINT. */
async function started(ready: string, environment: Record<string, string>, ...given: string[]) {
  const program = await runProgram({
    commandLine: given,
    detached: true,
    // A test of Vitest sets both. With them the console and the contract would be built again.
    environment: { ...environment, NODE_ENV: '', VITEST: '' },
  });
  later('test', () => program.hasEnded() || process.kill(-program.pid, 'SIGKILL'));
  await whenReady(program, () => program.output().includes(ready));
  return program;
}

test('Ctrl+C ends npm start in an orderly way', async () => {
  const PORT = String(await freePort(0));
  const environment = { PORT, DATA_DIR: temporaryFolder(), STOP_DELAY: '2' };
  const program = await started('Ordinary user', environment, 'scripts/commands/start.mjs');
  const readiness = async () => (await fetch(`http://127.0.0.1:${PORT}/readyz`)).status;
  await expect.poll(readiness).toBe(200);
  process.kill(-program.pid, 'SIGINT');
  expect(await program.ended).toBe(0);
});

test('the service of an npm start that is killed ends, and frees its port', async () => {
  const PORT = String(await freePort(0));
  const environment = { PORT, DATA_DIR: temporaryFolder() };
  const program = await started('Ordinary user', environment, 'scripts/commands/start.mjs');
  await program.end('SIGKILL');
  const isAnswering = () => answersAt(`http://127.0.0.1:${PORT}/healthz`);
  await expect.poll(isAnswering).toBe(false);
});

test('Ctrl+C ends npm run mock, which leaves no records', async () => {
  const folder = temporaryFolder();
  const command = ['scripts/commands/mock.mjs', '--stateful', '--port=0'];
  const program = await started('Outbox', { TMPDIR: folder }, ...command);
  process.kill(-program.pid, 'SIGINT');
  const code = await program.ended;
  const left = readdirSync(folder).filter((name) => name.startsWith('mock-records-'));
  expect([code, left]).toEqual([0, []]);
});

test('Ctrl+C ends npm run dev, and nothing is killed', async () => {
  const PORT = String(await freePort(0));
  const environment = { PORT, DATA_DIR: temporaryFolder(), STOP_DELAY: '1' };
  const program = await started('Ordinary user', environment, 'scripts/commands/dev.mjs');
  process.kill(-program.pid, 'SIGINT');
  expect(await program.ended).toBe(0);
  expect(program.output()).not.toContain('killing');
});

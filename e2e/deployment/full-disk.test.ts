import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../../scripts/commands/lib/free-port';
import { runProgram } from '../../scripts/commands/lib/run-program';
import type { User } from '../../src/api/schema.gen';
import { answer, call, signIn } from './support/calls';
import { cleansUp, temporaryFolder } from './support/clean-up';
import { deployed, firstSuperUser } from './support/start-instance';
import { startOnSmallDisk } from './support/start-on-small-disk';

cleansUp();

const addUser = (origin: string, session: Record<string, string>, email: string) =>
  call(origin, '/api/user/batch', session, {
    changes: [{ shortName: 'W', fullName: 'Written'.repeat(8), email }],
    deletes: [],
  });

test('on a full disk a save gets 503 and reads go on; with space again, saves do too', async () => {
  const { origin, program, fill, free } = await startOnSmallDisk();
  const session = await signIn(origin, firstSuperUser.email, firstSuperUser.password);
  expect((await addUser(origin, session, 'before@a.test')).status).toBe(200);
  fill();
  const stored = ['before@a.test'];
  let refused: Response | null = null;
  // Pages that the write-ahead log has already may take some more.
  for (let number = 0; refused === null && number < 500; number += 1) {
    const email = `while${number}@a.test`;
    const response = await addUser(origin, session, email);
    if (response.status === 200) stored.push(email);
    else refused = response;
  }
  expect(refused?.status).toBe(503);
  expect(refused?.headers.get('Retry-After')).toMatch(/^\d+$/);
  expect(await refused?.text()).toContain('the disk is full');
  const emailsNow = async () =>
    (await answer<User[]>(origin, '/api/user', session)).map(({ email }) => email);
  expect(await emailsNow()).toEqual(expect.arrayContaining(stored));
  const ready = async (query = '') => {
    const response = await fetch(`${origin}/readyz${query}`);
    return [response.status, (await response.json()).problems];
  };
  const problems = { writes: 'The database cannot be written: the disk is full.' };
  // What the refused save has left in the log may take some more.
  await expect.poll(() => ready(), { timeout: 60_000 }).toEqual([503, problems]);
  expect(await ready('?exclude=writes')).toEqual([200, undefined]);
  expect(program.output()).toContain('the disk is full');
  const form = new URLSearchParams(firstSuperUser);
  const signingIn = await fetch(`${origin}/authentication/login`, { method: 'POST', body: form });
  expect([signingIn.status, await signingIn.text()]).toEqual([
    503,
    expect.stringContaining('the disk is full'),
  ]);

  free();
  await expect.poll(() => ready(), { timeout: 60_000 }).toEqual([200, undefined]);
  expect((await addUser(origin, session, 'after@a.test')).status).toBe(200);
  const emails = await emailsNow();
  expect(emails.sort()).toEqual([firstSuperUser.email, ...stored, 'after@a.test'].sort());
});

test('a folder that cannot be written ends the start with a clear message', async () => {
  const parent = temporaryFolder();
  const folder = join(parent, 'data');
  mkdirSync(folder, { mode: 0o500 });
  // Modes do not stop root.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  if (user.uid) spawnSync('chown', ['-R', '65534:65534', parent]);
  const program = await runProgram({
    command: 'sh',
    commandLine: ['-c', `exec "${process.execPath}" --import tsx service/main.ts --api-only`],
    environment: { ...deployed, PORT: String(await freePort(0)), DATA_DIR: folder },
    ...user,
  });
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain(folder);
  expect(program.output()).not.toContain('    at ');
});

import { execFile, execSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scripts } from '../package.json';
import type { AuditLogEntry, User } from '../src/api/schema.gen';
import { backUp, backupFile } from './database/backup';
import { openDatabase } from './database/open-database';
import { childService, programFile, shareServicePrograms } from './testing/child-service';
import { signedIn } from './testing/signed-in';

const folder = mkdtempSync(join(tmpdir(), 'service-backup-'));
const dataDir = join(folder, 'data');
const backups = join(dataDir, 'backups');
const account = { email: 'root@console.test', password: 'a long password' };
const environment = {
  PORT: '0',
  DEMO: 'off',
  DATA_DIR: dataDir,
  FIRST_SUPER_USER_EMAIL: account.email,
  FIRST_SUPER_USER_PASSWORD: account.password,
};

shareServicePrograms();
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a tool as its own process, as an administrator of the machine does. */
function runTool(name: string, given: string[], variables: Record<string, string> = {}) {
  const env = { ...process.env, DATA_DIR: dataDir, ...variables };
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [programFile(name), ...given], { env }, (error, out, errors) =>
      resolve({ code: Number(error?.code ?? 0), output: `${out}${errors}` }),
    );
  });
}

const backupsIn = (parent: string) =>
  readdirSync(parent)
    .filter((name) => name.endsWith('.db'))
    .sort();

const succeeded = { code: 0, output: expect.any(String) };

type Call = Awaited<ReturnType<typeof signedIn>>;

async function addUser(call: Call, email: string): Promise<void> {
  const changes = [{ shortName: 'W', fullName: `Written by ${email}`, email }];
  const response = await call('/api/user/batch', { changes, deletes: [] });
  expect(response.status).toBe(200);
}

async function emailsOf(call: Call): Promise<string[]> {
  const users = (await (await call('/api/user')).json()) as User[];
  return users.map(({ email }) => email);
}

test('a running service is saved and restored without a stop', async () => {
  const { address } = await childService(environment);
  const call = await signedIn(address, account.email, account.password);
  await addUser(call, 'before@a.test');
  const written: string[] = [];
  let isSaving = true;
  const writing = (async () => {
    for (let number = 0; isSaving; number += 1) {
      await addUser(call, `during${number}@a.test`);
      written.push(`during${number}@a.test`);
    }
  })();
  const saved = await runTool('backup', []);
  isSaving = false;
  await writing;
  expect(saved).toEqual(succeeded);
  const [name = ''] = backupsIn(backups);
  expect(saved.output).toContain(name);
  for (const end of ['', '.sha256']) {
    expect(statSync(join(backups, name + end)).mode & 0o777).toBe(0o600);
  }
  await addUser(call, 'after@a.test');

  const restored = await runTool('restore', ['--yes', join(backups, name)]);
  expect(restored).toEqual(succeeded);
  expect((await call('/api/user')).status).toBe(401);
  const callAgain = await signedIn(address, account.email, account.password);
  const emails = await emailsOf(callAgain);
  expect(emails).toContain('before@a.test');
  expect(emails).not.toContain('after@a.test');
  // The backup is one moment: it has the users written until then, and no later one.
  const kept = written.filter((email) => emails.includes(email));
  expect(kept).toEqual(written.slice(0, kept.length));
  await addUser(callAgain, 'again@a.test');

  const query = { pageSize: 200, pageNumber: 0 };
  const log = (await (await callAgain('/api/auditlog/query', query)).json()) as AuditLogEntry[];
  expect(log.map(({ auditLogType }) => auditLogType)).toContain(602);
  expect(log.map(({ message }) => message).join('\n')).toContain('after@a.test');

  const [, beforeRestore = ''] = backupsIn(backups);
  expect(await runTool('restore', ['--yes', join(backups, beforeRestore)])).toMatchObject({
    code: 0,
  });
  const callAtLast = await signedIn(address, account.email, account.password);
  expect(await emailsOf(callAtLast)).toEqual(expect.arrayContaining(['after@a.test', ...written]));
});

describe('what a tool refuses', () => {
  beforeAll(() => {
    writeFileSync(join(folder, 'text.db'), 'no database');
    writeFileSync(join(folder, 'changed.db'), 'other bytes');
    writeFileSync(join(folder, 'changed.db.sha256'), `${'0'.repeat(64)}  changed.db\n`);
  });

  test.each([
    ['a restore that nobody confirms', 'restore', ['text.db'], 'there is nobody to ask'],
    ['a restore from a missing file', 'restore', ['--yes', 'missing.db'], 'There is no file'],
    ['a restore from another file', 'restore', ['--yes', 'text.db'], 'is not a database'],
    ['nothing because a checksum is missing', 'restore', ['--yes', 'text.db'], 'has no checksum'],
    ['a restore of changed bytes', 'restore', ['--yes', 'changed.db'], 'has changed since'],
    ['a restore without a file', 'restore', ['--yes'], 'npm run restore'],
    ['an unknown option', 'backup', ['--kept', '3'], 'kept'],
    ['no backup to keep', 'backup', ['--keep', '0'], 'has to be a whole number above 0'],
  ])('%s', async (_, tool, given, message) => {
    const paths = given.map((text) => (text.endsWith('.db') ? join(folder, text) : text));
    const { code, output } = await runTool(tool, paths);
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(message) });
    expect(output).not.toContain('    at ');
  });

  test('a database on a server', async () => {
    const { code, output } = await runTool('backup', [], { DATABASE_URL: 'libsql://db.test' });
    expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('server') });
  });
});

test.each(['backup', 'restore'] as const)('npm run %s is the tool in a clone', (name) => {
  const help = execSync(`${scripts[name]} --help`, { encoding: 'utf8' });
  expect(help).toContain(`npm run ${name}`);
});

test('only the newest backups are kept', async () => {
  const DATA_DIR = join(folder, 'often saved');
  const kept = join(DATA_DIR, 'backups');
  const database = await openDatabase({ url: `file:${join(DATA_DIR, 'service.db')}` });
  database.$client.close();
  for (const hour of [9, 10, 11]) {
    await backUp(join(DATA_DIR, 'service.db'), backupFile(kept, new Date(2026, 5, 1, hour)));
  }
  const before = backupsIn(kept);
  expect(await runTool('backup', ['--keep', '2'], { DATA_DIR })).toEqual(succeeded);
  const after = backupsIn(kept);
  expect(after).toHaveLength(2);
  expect(after[0]).toBe(before.at(-1));
  expect(readdirSync(kept).sort()).toEqual(after.flatMap((name) => [name, `${name}.sha256`]));
});

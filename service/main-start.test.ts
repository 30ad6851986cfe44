import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { childService, failingService, shareServicePrograms } from './testing/child-service';
import { signedIn } from './testing/signed-in';

const folder = mkdtempSync(join(tmpdir(), 'service-start-'));
const environment = {
  PORT: '0',
  DEMO: 'off',
  DATA_DIR: join(folder, 'data'),
  FIRST_SUPER_USER_EMAIL: 'root@console.test',
  FIRST_SUPER_USER_PASSWORD: 'a long password',
};

shareServicePrograms();
afterAll(() => rmSync(folder, { recursive: true }));

describe('a start that cannot succeed says why and ends with 1', () => {
  test('malformed options, all at once', async () => {
    const { code, output } = await failingService({ ...environment, PORT: 'x', DEMO: 'x' });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      'PORT is "x", but has to be a whole number from 0 to 65535.',
      'DEMO is "x", but has to be on or off.',
    ]);
  });

  test('a common password of the first super user, before anything is written', async () => {
    const DATA_DIR = join(folder, 'refused');
    const FIRST_SUPER_USER_PASSWORD = 'Password2026!';
    const started = { ...environment, DATA_DIR, FIRST_SUPER_USER_PASSWORD };
    const { code, output } = await failingService(started);
    expect(code).toBe(1);
    expect(output).toMatch(/^FIRST_SUPER_USER_PASSWORD is one that attackers try first: .*\n$/);
    expect(output).not.toContain(FIRST_SUPER_USER_PASSWORD);
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  test('a database that cannot be opened', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, 'no folder');
    const { code, output } = await failingService({ ...environment, DATA_DIR: file });
    expect(code).toBe(1);
    expect(output).not.toContain('    at ');
    expect(output).toContain(`DATA_DIR ${file} cannot be used: it is not a folder (`);
  });

  test('a database elsewhere, for which DATA_DIR is not to blame', async () => {
    const file = join(folder, 'elsewhere');
    writeFileSync(file, 'no folder');
    const DATABASE_URL = `file:${file}/below/service.db`;
    const { code, output } = await failingService({ ...environment, DATABASE_URL });
    expect(code).toBe(1);
    expect(output).toContain(`'${file}/below'`);
    expect(output).not.toContain('DATA_DIR');
  });

  test('a file that is no database', async () => {
    const DATA_DIR = mkdtempSync(join(folder, 'broken-'));
    writeFileSync(join(DATA_DIR, 'service.db'), 'no database '.repeat(100));
    const { code, output } = await failingService({ ...environment, DATA_DIR });
    expect(code).toBe(1);
    expect(output).toContain(
      `DATA_DIR ${DATA_DIR} cannot be used: its service.db is not a database (`,
    );
  });
});

test('a demonstration prints its accounts and answers for its POS Core instances', async () => {
  const service = await childService({ PORT: '0', DATA_DIR: join(folder, 'demo') });
  await expect
    .poll(() => service.output(), { timeout: 20_000 })
    .toContain('user@demo.test  Ordinary user');
  expect(service.output()).toMatch(/Making demo data: \d+ rows/);
  const call = await signedIn(service.address, 'super@demo.test', 'demo-password-1');
  const { posCoreInstances } = await (await call('/admin/summary/')).json();
  for (const { uri, name } of posCoreInstances.slice(0, 2)) {
    const version = await (await fetch(`${uri}/api/v1/version/info`)).json();
    expect([name, version.success]).toEqual([name, true]);
  }
  expect(await service.end('SIGINT')).toBe(0);
});

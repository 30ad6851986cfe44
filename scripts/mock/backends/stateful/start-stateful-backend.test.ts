import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startStatefulBackend } from './start-stateful-backend';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'temporary-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(async () => {
  // Other test files run in this process afterwards.
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const start = (contractFile: string) =>
  startStatefulBackend({
    contractFile,
    origin: 'http://localhost',
    host: '127.0.0.1',
    serve: async () => new Response(),
    log: () => {},
  });

test('the records are gone after the end', async () => {
  const backend = await start('.generated/contract.json');
  expect(await readdir(folder)).toHaveLength(1);

  await backend.close();
  expect(await readdir(folder)).toEqual([]);
});

test('a start that fails leaves nothing behind', async () => {
  await expect(start(join(folder, 'no-contract.json'))).rejects.toThrow('no-contract.json');
  expect(await readdir(folder)).toEqual([]);
});

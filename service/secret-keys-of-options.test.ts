import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OptionsError, readOptions } from './options';
import { keyFile, loadSecretKeys } from './secret-keys-of-options';
import { testEncryptionKey } from './testing/secret-keys';

let parent: string;
let dataDir: string;
let lines: string[];
const log = { info: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
const load = (environment: Record<string, string> = {}) =>
  loadSecretKeys(readOptions({ DATA_DIR: dataDir, ...environment }, []), log);
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'secret-keys-'));
  dataDir = join(parent, 'data');
  lines = [];
});

afterEach(() => rmSync(parent, { recursive: true }));

test('demo mode generates a key once, for its owner only', () => {
  const sealed = load().seal('k', 'place');
  expect([modeOf(dataDir), modeOf(join(dataDir, keyFile))]).toEqual(['700', '600']);
  expect(readdirSync(dataDir)).toEqual([keyFile]);
  expect(load().open(sealed, 'place')).toBe('k');
  expect(lines).toEqual([]);
});

test('the generated key serves as ENCRYPTION_KEY when the demo mode ends', () => {
  const sealed = load().seal('k', 'place');
  const ENCRYPTION_KEY = readFileSync(join(dataDir, keyFile), 'utf8');
  expect(load({ DEMO: 'off', ENCRYPTION_KEY }).open(sealed, 'place')).toBe('k');
});

test('ENCRYPTION_KEY counts before the generated key, which is then not made', () => {
  const sealed = load({ ENCRYPTION_KEY: testEncryptionKey }).seal('k', 'place');
  expect(readdirSync(parent)).toEqual([]);
  expect(() => load().open(sealed, 'place')).toThrow();
});

test('a key file with wider rights is tightened', () => {
  load();
  chmodSync(dataDir, 0o755);
  chmodSync(join(dataDir, keyFile), 0o644);
  load();
  expect([modeOf(dataDir), modeOf(join(dataDir, keyFile))]).toEqual(['700', '600']);
  expect(lines).toHaveLength(2);
});

test('a damaged key file ends the start and stays as it is', () => {
  load();
  writeFileSync(join(dataDir, keyFile), 'damaged');
  expect(() => load()).toThrow(OptionsError);
  expect(readFileSync(join(dataDir, keyFile), 'utf8')).toBe('damaged');
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureBuilt } from './ensure-built.mjs';

let folder: string;
let builds: number;
const at = (name: string) => join(folder, name).replaceAll('\\', '/');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
  builds = 0;
  mkdirSync(at('src'));
  writeFileSync(at('src/page.ts'), 'page');
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => rmSync(folder, { recursive: true }));

const product = () => ({
  stamp: at('.generated/stamp.json'),
  inputs: [at('src'), at('config.ts')],
  outputs: [at('dist'), at('src/made.gen.ts')],
  build: async () => {
    builds += 1;
    // Lets other builds begin meanwhile.
    await pause(20);
    mkdirSync(at('dist'), { recursive: true });
    writeFileSync(at('dist/index.html'), 'built');
    writeFileSync(at('dist/page.js'), readFileSync(at('src/page.ts')));
    writeFileSync(at('src/made.gen.ts'), 'made');
  },
});
const build = () => ensureBuilt(product(), at('lock'));

test('an unchanged product is not built again, and one line says so', async () => {
  await build();
  await build();
  expect(builds).toBe(1);
  expect(vi.mocked(console.log).mock.calls).toEqual([['    unchanged since the last build']]);
});

test('a new file date is no change', async () => {
  await build();
  utimesSync(at('src/page.ts'), new Date(), new Date());
  await build();
  expect(builds).toBe(1);
});

test.each<[string, () => void]>([
  ['an input is changed', () => writeFileSync(at('src/page.ts'), 'Page')],
  ['an input is new', () => writeFileSync(at('src/other.ts'), '')],
  ['an input is renamed', () => renameInput()],
  ['an input appears that was absent', () => writeFileSync(at('config.ts'), '')],
  ['the output is emptied', () => rmSync(at('dist'), { recursive: true })],
  ['a file of the output is missing', () => rmSync(at('dist/page.js'))],
  ['a file of the output is cut short', () => writeFileSync(at('dist/page.js'), 'pa')],
  ['an output among the inputs is changed', () => writeFileSync(at('src/made.gen.ts'), '')],
  ['the stamp is half written', () => writeFileSync(at('.generated/stamp.json'), '{"inputs"')],
  [
    'another Node is used',
    () => vi.stubGlobal('process', { ...process, versions: { node: '99.0.0' } }),
  ],
  ['another mode is set', () => vi.stubEnv('NODE_ENV', 'development')],
])('the product is built again when %s', async (_title, change) => {
  await build();
  change();
  await build();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  expect(builds).toBe(2);
  expect(readFileSync(at('dist/index.html'), 'utf8')).toBe('built');
});

function renameInput() {
  rmSync(at('src/page.ts'));
  writeFileSync(at('src/Page.ts'), 'page');
  writeFileSync(at('src/page.ts'), '');
}

test('a failed build does not count as a build', async () => {
  await build();
  writeFileSync(at('src/page.ts'), 'Page');
  const failing = { ...product(), build: () => Promise.reject(new Error('no')) };
  await expect(ensureBuilt(failing, at('lock'))).rejects.toThrow('no');
  writeFileSync(at('src/page.ts'), 'page');
  await build();
  expect(builds).toBe(2);
});

test('an input that changes during a build is built the next time', async () => {
  const changing = {
    ...product(),
    build: async () => {
      await product().build();
      writeFileSync(at('src/page.ts'), 'changed');
    },
  };
  await ensureBuilt(changing, at('lock'));
  await build();
  expect(builds).toBe(2);
});

test('of several builds at once one runs; the others wait and find the product unchanged', async () => {
  await Promise.all([build(), build(), build()]);
  expect(builds).toBe(1);
});

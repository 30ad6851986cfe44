import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { requireOutputFile } from './output-file';

const folder = mkdtempSync(join(tmpdir(), 'output-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'old.json'), '{}');

test.each([join(folder, 'new.json'), join(folder, 'old.json'), 'new.json'])(
  '%s can be written',
  (file) => {
    expect(() => requireOutputFile('--out', file)).not.toThrow();
  },
);

test.each([
  ['', '--out takes the name of a file.'],
  [folder, `--out: ${folder} is a folder.`],
  [`${folder}/new/`, `--out: ${folder}/new/ is a folder.`],
  [join(folder, 'none/new.json'), `--out: there is no folder ${folder}/none.`],
  [join(folder, 'old.json/new.json'), `--out: there is no folder ${folder}/old.json.`],
])('"%s" cannot be written', (file, sentence) => {
  expect(() => requireOutputFile('--out', file)).toThrow(sentence);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storiesFolder, viteOrigin } from './option-values.mjs';

test('a development server is its origin', () => {
  expect(viteOrigin(undefined)).toBeNull();
  expect(viteOrigin('http://localhost:5173/')).toBe('http://localhost:5173');
});

test.each(['localhost:5173', 'foo', '', 'http://localhost:5173/admin', 'http://me:secret@a.test'])(
  '"%s" is no development server, and the error does not repeat it',
  (text) => {
    expect(() => viteOrigin(text)).toThrow(
      /^--vite takes the address of a development server, such as http:\/\/localhost:5173\.$/,
    );
  },
);

test('stories are in a folder, which need not exist yet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stories-'));
  for (const each of [folder, join(folder, 'new')]) expect(storiesFolder(each)).toBe(each);
  rmSync(folder, { recursive: true });
});

test.each(['package.json', 'package.json/stories'])('%s is no folder of stories', (path) => {
  expect(() => storiesFolder(path)).toThrow(
    `--stories takes a folder, and ${path} cannot be read as one.`,
  );
});

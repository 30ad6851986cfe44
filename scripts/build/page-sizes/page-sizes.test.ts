import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { judgeSizes, measurePages } from './page-sizes';

test('a page has the compressed files of all pages and its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-sizes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  const summary = ['/admin', [], ['/admin/summary/'], 2];
  const users = ['/admin/users', [0, 1], ['/api/user'], 2];
  const files = ['assets/grid.js', 'assets/grid.css'];
  const list = JSON.stringify([files, [summary, users]]);
  const html = '<script src="/assets/index.js"></script><link href="/assets/index.css">';
  writeFileSync(join(folder, 'index.html'), `${html} ${list} /* end of pages */`);
  const lengths = { 'index.js': 100, 'index.css': 20, 'grid.js': 7, 'grid.css': 3 };
  for (const [file, length] of Object.entries(lengths)) {
    writeFileSync(join(folder, 'assets', `${file}.gz`), 'x'.repeat(length));
  }
  expect(measurePages(folder)).toEqual([
    { path: '/admin', scripts: 1, styles: 1, requests: 7, bytes: 120 },
    { path: '/admin/users', scripts: 2, styles: 2, requests: 9, bytes: 130 },
  ]);
});

test.each([
  ['/admin/users', 22, 265_000, []],
  ['/admin/users', 23, 265_000, ['/admin/users has 23 requests, more than 22.']],
  ['/admin/users', 22, 265_100, ['/admin/users has 265.1 kB, more than 265.0 kB.']],
  ['/admin', 10, 155_100, ['/admin has 155.1 kB, more than 155.0 kB.']],
  ['/admin', 11, 155_000, ['/admin has 11 requests, more than 10.']],
])('the budget judges %s with %d requests and %d bytes', (path, requests, bytes, sentences) => {
  expect(judgeSizes([{ path, scripts: 8, styles: 4, requests, bytes }])).toEqual(sentences);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { judgeSizes } from './judge-sizes';
import { measurePages, type PageSize } from './page-size';

test('a page has the files of all pages and its own, compressed where the build has a copy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-sizes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  const list = [
    ['assets/grid.js', 'assets/grid.css'],
    [
      ['/admin', [], ['/admin/summary/'], 2],
      ['/admin/users', [0, 1], ['/api/user'], 2],
    ],
  ];
  writeFileSync(
    join(folder, 'index.html'),
    `<script src="/assets/index.js"></script><link href="/assets/index.css">
     ${JSON.stringify(list)} /* end of pages */`,
  );
  for (const [file, length] of [
    ['index.js', 500],
    ['index.js.gz', 100],
    ['index.css', 20],
    ['grid.js', 7],
    ['grid.css', 3],
  ] as const) {
    writeFileSync(join(folder, 'assets', file), 'x'.repeat(length));
  }
  expect(measurePages(folder)).toEqual([
    { path: '/admin', scripts: 1, styles: 1, requests: 7, bytes: 120 },
    { path: '/admin/users', scripts: 2, styles: 2, requests: 9, bytes: 130 },
  ]);
});

const users: PageSize = {
  path: '/admin/users',
  scripts: 8,
  styles: 4,
  requests: 22,
  bytes: 265_000,
};

test.each([
  [users, []],
  [{ ...users, requests: 23 }, ['/admin/users has 23 requests, more than 22.']],
  [{ ...users, bytes: 265_100 }, ['/admin/users has 265.1 kB, more than 265.0 kB.']],
  [
    { ...users, path: '/admin' },
    ['/admin has 265.0 kB, more than 155.0 kB.', '/admin has 22 requests, more than 10.'],
  ],
])('%j is judged', (size, sentences) => {
  expect(judgeSizes([size])).toEqual(sentences);
});

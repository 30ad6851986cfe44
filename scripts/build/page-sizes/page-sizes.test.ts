import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { judgeSizes } from './judge-sizes';
import { measurePages, type PageSize } from './page-size';
import { committedBytes, documentOf } from './size-table';

test('a page has the files of all pages and its own, compressed where the build has a copy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-sizes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  const list = [
    ['assets/grid.js', 'assets/grid.css'],
    [
      ['/admin', [], ['/admin/summary/']],
      ['/admin/users', [0, 1], ['/api/user']],
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
  requests: 17,
  bytes: 200_000,
};

test('the document has what is compared with it later', () => {
  const account = { ...users, path: '/user/$', bytes: 150_049 };
  expect([...committedBytes(documentOf([users, account]))]).toEqual([
    ['/admin/users', 200_000],
    ['/user/$', 150_000],
  ]);
});

const committed = (bytes: number) => new Map([['/admin/users', bytes]]);

test.each([
  [users, committed(200_000), []],
  [{ ...users, bytes: 205_900 }, committed(200_000), []],
  [
    { ...users, bytes: 206_100 },
    committed(200_000),
    ['/admin/users has grown from 200.0 kB to 206.1 kB, by more than 3 %.'],
  ],
  [{ ...users, scripts: 9 }, committed(200_000), ['/admin/users has 9 scripts, more than 8.']],
  [{ ...users, requests: 19 }, committed(200_000), ['/admin/users has 19 requests, more than 18.']],
  [
    { ...users, bytes: 251_000 },
    committed(251_000),
    ['/admin/users has 251.0 kB, more than 250.0 kB.'],
  ],
  [
    { ...users, path: '/admin' },
    new Map([['/admin', 200_000]]),
    ['/admin has 200.0 kB, more than 155.0 kB.', '/admin has 17 requests, more than 8.'],
  ],
  [
    users,
    new Map([['/gone', 1]]),
    ['/admin/users is not in the table.', '/gone is in the table, and no longer a page.'],
  ],
])('%j is judged', (size, before, sentences) => {
  expect(judgeSizes([size], before)).toEqual(sentences);
});

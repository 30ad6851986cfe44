import { describe, expect, test } from 'vitest';
import type { LoadResult } from '../loads/measure-loads';
import type { PageWeight } from '../weight/every-page';
import type { PageKind } from '../weight/page-kinds';
import { atMost, type Budget, compared, exact, isMet, timed } from './figures';
import { loadBudgets } from './load-table';
import { markdownTable } from './markdown-table';
import { kilobytes } from './units';
import { chunkTable, weightBudgets } from './weight-tables';

const verdicts = (budgets: readonly Budget[]) =>
  budgets.map((budget) => [
    budget.what,
    budget.unit(budget.limit),
    budget.unit(budget.measured),
    isMet(budget),
  ]);

test('a table has columns of one width, with numbers at the right', () => {
  expect(markdownTable(['Page', 'kB'], [['Users', '1,024']])).toBe(
    ['| Page  |    kB |', '| ----- | ----: |', '| Users | 1,024 |'].join('\n'),
  );
});

describe('figures', () => {
  test('bytes are exact, and a time is the median of its rounds with their noise', () => {
    expect(exact('Bytes', 1500, kilobytes)).toMatchObject({ measured: 1500, noise: 0 });
    expect(timed('Time', [100, 110, 90, 120, 100])).toMatchObject({ measured: 100, noise: 0.05 });
  });

  test('a ratio is that of the medians, with the noise of the ratios of the rounds', () => {
    // The machine was twice as slow in the second round, for both sides alike.
    const { measured, noise } = compared('Ratio', [30, 60, 30], [20, 40, 20]);
    expect([measured, noise]).toEqual([1.5, 0.025]);
  });

  test('a budget is met up to its limit and not above it', () => {
    const budget = (bytes: number) => atMost(2000, exact('Bytes', bytes));
    expect([2000, 2001].map((bytes) => isMet(budget(bytes)))).toEqual([true, false]);
  });
});

describe('budgets of pages', () => {
  const weight = (name: string, kind: PageKind, gzip: number, requests: number): PageWeight => ({
    name,
    kind,
    load: { gzip, brotli: gzip, requests, otherBytes: 0, files: ['index-abcd_-12.js'] },
  });
  const pages = [
    weight('/admin', 'summary', 155_001, 8),
    weight('/admin/users', 'grid', 200_000, 23),
    weight('/admin/clients', 'grid', 265_000, 12),
    weight('/profile', 'edit', 100_000, 10),
    weight('/admin/organisations', 'tree', 100_000, 10),
    weight('/admin/auditlogs', 'auditLog', 100_000, 10),
  ];

  test('come from the heaviest page of a kind, which may be another one for bytes than for requests', () => {
    expect(verdicts(weightBudgets(pages)).slice(0, 4)).toEqual([
      ['Administration summary: JS and CSS, gzip', '155.0 kB', '155.0 kB', false],
      ['Administration summary: requests', '10', '8', true],
      ['Grid page, the heaviest: JS and CSS, gzip', '265.0 kB', '265.0 kB', true],
      ['Grid page, the heaviest: requests', '22', '23', false],
    ]);
  });

  test('need a page of each kind', () => {
    expect(() => weightBudgets(pages.slice(1))).toThrow('Administration summary');
  });

  test('the chunk table counts the pages that load a chunk and combines the small chunks', () => {
    const chunk = (file: string, gzip: number) => ({ file, raw: gzip * 3, gzip, brotli: gzip });
    const lines = chunkTable(
      [
        chunk('index-abcd_-12.js', 50_000),
        chunk('a-12345678.js', 400),
        chunk('b-12345678.css', 100),
      ],
      pages,
    ).split('\n');
    expect(lines[2]).toMatch(/^\| index\.js .* 50\.0 kB \|\s+50\.0 kB \|\s+6 \|$/);
    expect(lines[3]).toMatch(/^\| 2 smaller ones together .* 0\.5 kB/);
    expect(lines[4]).toMatch(/^\| All 3 .* 50\.5 kB/);
  });
});

describe('budgets of first loads', () => {
  const result = (name: string, largest: number, longTasks: number, rows = 0): LoadResult => ({
    name,
    paints: [{ first: largest, largest, longTasks, blocked: 0, allTasks: 0, rows }],
  });

  test('compare with the bare page of the same run', () => {
    const results = [
      result('Bare page', 1000, 300),
      result('Administration summary', 1350, 500),
      result('Browse Users', 2000, 900, 1910),
    ];
    expect(verdicts(loadBudgets(results))).toEqual([
      [
        "Administration summary: largest contentful paint to the bare page's",
        '1.35 x',
        '1.35 x',
        true,
      ],
      ["Administration summary: long tasks to the bare page's", '1.60 x', '1.67 x', false],
      [
        "Browse Users: rows on screen to the bare page's largest contentful paint",
        '1.90 x',
        '1.91 x',
        false,
      ],
    ]);
  });

  test('fail without the page that they limit', () => {
    expect(() => loadBudgets([result('Bare page', 1, 1)])).toThrow('Administration summary');
  });
});

import { describe, expect, test } from 'vitest';
import type { LoadResult } from '../loads/measure-loads';
import { budgetTable } from './budget-table';
import { loadBudgets } from './budgets';
import { chunkTable } from './load-tables';
import { markdownTable } from './markdown-table';
import { withResults } from './write-document';

const result = (name: string, gzip: number, requests: number, largest: number): LoadResult => ({
  name,
  load: { gzip, brotli: gzip * 0.9, requests, otherBytes: 0, files: ['index-abcd_-12.js'] },
  paint: { first: largest, largest, blocked: 0 },
});

test('a table has columns of one width, with numbers at the right', () => {
  expect(markdownTable(['Page', 'kB'], [['Users', '1,024']])).toBe(
    ['| Page  |    kB |', '| ----- | ----: |', '| Users | 1,024 |'].join('\n'),
  );
});

describe('budgets', () => {
  test('are met up to the limit and not above it', () => {
    const budgets = loadBudgets(
      [
        result('Bare page', 100_000, 3, 1000),
        result('Administration summary', 175_000, 13, 1300),
        result('Browse Users', 320_001, 40, 2010),
      ],
      'Bare page',
    );
    const verdicts = budgetTable(budgets)
      .split('\n')
      .slice(2)
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, what, limit, measured, met]) => [what, limit, measured, met]);
    expect(verdicts).toEqual([
      ['Administration summary: JS and CSS, gzip', '175.0 kB', '175.0 kB', 'yes'],
      ['Administration summary: requests', '12', '13', 'NO'],
      [
        "Administration summary: largest contentful paint to the bare page's",
        '1.30 x',
        '1.30 x',
        'yes',
      ],
      ['Browse Users: JS and CSS, gzip', '320.0 kB', '320.0 kB', 'NO'],
      ["Browse Users: largest contentful paint to the bare page's", '2.00 x', '2.01 x', 'NO'],
    ]);
  });

  test('fail without the page that they limit', () => {
    expect(() => loadBudgets([result('Bare page', 1, 1, 1)], 'Bare page')).toThrow(
      'Administration summary',
    );
  });
});

test('the chunk table names the pages that request a chunk first and combines the small chunks', () => {
  const chunk = (file: string, gzip: number) => ({ file, raw: gzip * 3, gzip, brotli: gzip });
  const lines = chunkTable(
    [chunk('index-abcd_-12.js', 5000), chunk('a-12345678.js', 400), chunk('b-12345678.css', 100)],
    [result('Sign-in page', 1, 1, 1)],
  ).split('\n');
  expect(lines[2]).toMatch(/^\| index\.js .* 5\.0 kB \|\s+5\.0 kB \|\s+Sign-in page \|$/);
  expect(lines[3]).toMatch(/^\| 2 smaller ones together .* 0\.5 kB/);
  expect(lines[4]).toMatch(/^\| All 3 .* 5\.5 kB/);
});

describe('results in a document', () => {
  const document = 'Before\n\n<!-- results -->\n\nold\n\n<!-- end of results -->\n\nAfter\n';

  test('replace the former ones, and do so again', () => {
    const once = withResults(document, 'new');
    expect(once).toBe(document.replace('old', 'new'));
    expect(withResults(once, 'old')).toBe(document);
  });

  test('need both markers', () => {
    expect(() => withResults('<!-- results -->', 'new')).toThrow('missing');
  });
});

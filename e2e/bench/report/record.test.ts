import { describe, expect, test } from 'vitest';
import { budgetTable } from './budget-table';
import { changeTable, verdict } from './change-table';
import { atMost, exact, timed } from './figures';
import { type BenchRecord, recordedPart } from './record';
import { kilobytes } from './units';
import { withResults } from './write-document';

const cellsOf = (table: string) =>
  table
    .split('\n')
    .slice(2)
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** A record of one part with a page's bytes and a time. */
const recordOf = (bytes: number, rounds: readonly number[]): BenchRecord => ({
  loads: recordedPart(
    {
      budgets: [atMost(2000, exact('Bytes', bytes, kilobytes))],
      figures: [timed('Time', rounds)],
      tables: [],
    },
    '2026-11-24',
  ),
});

test('the record of a part has the budgets first, as shown and as numbers', () => {
  expect(recordOf(2001, [1 / 3, 1 / 3, 1 / 3]).loads).toEqual({
    date: '2026-11-24',
    figures: [
      { what: 'Bytes', measured: 2001, shown: '2.0 kB', noise: 0, limit: '2.0 kB', isMet: false },
      { what: 'Time', measured: 0.3333, shown: '0 ms', noise: 0.025 },
    ],
  });
});

test('the table of budgets says which are met, and when each was measured', () => {
  const table = budgetTable({ ...recordOf(1000, [1]), audit: { date: '2026-11-20', figures: [] } });
  expect(cellsOf(table)).toEqual([['Bytes', '2.0 kB', '1.0 kB', 'yes', '2026-11-24']]);
  expect(table).toMatch(/\n\n1 of 1 budgets are met\.$/);
});

describe('a change', () => {
  const figure = (measured: number, noise: number) => ({ what: '', shown: '', measured, noise });

  test.each([
    ['of one byte is a change, since bytes are exact', 1000, 0, 1001, 0, 'worse'],
    ['of no byte is none', 1000, 0, 1000, 0, ''],
    ['of a steady time counts above its noise', 100, 0.025, 106, 0.025, 'worse'],
    ['of a steady time may be noise', 100, 0.025, 104, 0.025, ''],
    ['of a restless time has to exceed the noise of both runs', 100, 0.1, 125, 0.2, ''],
    ['beyond the noise of both runs counts', 100, 0.1, 131, 0.2, 'worse'],
    ['to less is better', 131, 0.1, 100, 0.2, 'better'],
    ['from nothing is worse', 0, 0.1, 60, 0.1, 'worse'],
  ] as const)('%s', (_title, before, noiseBefore, now, noiseNow, expected) => {
    expect(verdict(figure(before, noiseBefore), figure(now, noiseNow))).toBe(expected);
  });

  test('the table shows changed, new and gone figures of the measured parts alone', () => {
    const before = recordOf(1000, [100, 100, 100]);
    const now = recordOf(900, [102, 102, 102]);
    const gone = { what: 'Frames', measured: 1, shown: '1', noise: 0 };
    const added = { what: 'Rows', measured: 2, shown: '2', noise: 0 };
    before.loads?.figures.push(gone);
    now.loads?.figures.push(added);
    before.audit = { date: '2026-11-20', figures: [gone] };
    expect(cellsOf(changeTable(before, now, ['loads']))).toEqual([
      ['Bytes', '1.0 kB', '0.9 kB', '-10.0 %', 'better'],
      ['Time', '100 ms', '102 ms', '+2.0 %', ''],
      ['Rows', '', '2', '', 'new'],
      ['Frames', '1', '', '', 'gone'],
    ]);
  });
});

describe('results in a document', () => {
  const document = [
    'Before\n\n<!-- results -->\n\nbudgets\n\n### Grid\n\ngrid\n\n### Audit log\n\naudit',
    '\n\n<!-- end of results -->\n\n### After\n',
  ].join('');

  test('replace the budgets and a part, and leave the other parts', () => {
    const once = withResults(document, 'new budgets', { grids: 'new grid' });
    expect(once).toBe(
      document.replace('budgets', 'new budgets').replace('\n\ngrid', '\n\nnew grid'),
    );
    expect(withResults(once, 'budgets', { grids: 'grid' })).toBe(document);
  });

  test('a part without results gets its place in the order of the parts', () => {
    const headings = withResults(document, 'budgets', { users: 'users' }).match(/^### .*$/gm);
    expect(headings).toEqual([
      '### Grid',
      '### Browse Users with 100,000 users',
      '### Audit log',
      '### After',
    ]);
  });

  test('need both markers', () => {
    expect(() => withResults('<!-- results -->', 'new', {})).toThrow('missing');
  });
});

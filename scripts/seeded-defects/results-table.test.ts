import { expect, test } from 'vitest';
import type { Defect } from './defects/defect';
import type { Result, Results } from './results';
import { countText, defectTable, withTable } from './results-table';

const defect = (id: string, kind: Defect['kind']): Defect => ({
  id,
  kind,
  what: `It is ${id}.`,
  file: 'some.ts',
  from: 'a',
  to: 'b',
});

const defects = [defect('two', 'styles'), defect('one', 'rules'), defect('three', 'styles')];

const found = (place: 'static' | 'unit' | 'browser', where: string, title: string): Result => ({
  place,
  finding: { where, title },
  isProved: true,
  tried: {},
  seconds: 1,
});

const results: Results = {
  one: found('static', 'types', 'error'),
  two: found('browser', 'e2e/a.e2e.ts', 'a | b'),
  three: { ...found('unit', 'a.test.ts', 'is red'), isProved: false },
};

test('the table lists the defects by kind, with what found them in each run', () => {
  const runs = new Map<string, Results>([
    ['before', results],
    ['after', {}],
  ]);
  expect(defectTable(defects, runs).split('\n')).toEqual([
    '| kind | defect | found before by | found after by |',
    '| --- | --- | --- | --- |',
    '| rules | It is one. (`one`) | types | not run |',
    '| styles | It is two. (`two`) | browser: e2e/a.e2e.ts, "a \\| b" | not run |',
    '| styles | It is three. (`three`) | nothing | not run |',
  ]);
});

test('the count sums up the findings of each place', () => {
  expect(countText(defects, results)).toBe(
    'Of 3 defects, static checks found 1, unit and screen tests 0, browser tests 1; 1 were not found.',
  );
});

test('the table replaces only the text between its markers', () => {
  const [begin, end] = ['<!-- seeded defects -->', '<!-- end of seeded defects -->'];
  expect(withTable(`a\n${begin}\nold\n${end}\nb`, 'new')).toBe(`a\n${begin}\n\nnew\n\n${end}\nb`);
  expect(() => withTable(`${end}\n${begin}`, 'new')).toThrow('marks');
});

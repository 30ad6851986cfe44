import { expect, test } from 'vitest';
import { withoutFormula } from './formula-text';

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "\t'=1"],
  [' =1', " '=1"],
  ['=1\n+2', "'=1\n'+2"],
  ['Quay;=1+1', "Quay;'=1+1"],
  ['Quay; @SUM(A1)', "Quay; '@SUM(A1)"],
  ['Quay\t-1', "Quay\t'-1"],
  ['Quay;"=1"', `Quay;"'=1"`],
  ['a;=1;=2', "a;'=1;'=2"],
  ['＝1+1', "'＝1+1"],
  ['Quay;＋1', "Quay;'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['﹦1+1', "'﹦1+1"],
  ['Quay;\u00a0=1', "Quay;\u00a0'=1"],
])('a spreadsheet program does not read %j as a formula', (text, inert) => {
  expect(withoutFormula(text)).toBe(inert);
});

test.each(['Quay-Street', 'a = b', 'me@demo.test', '1 + 1', 'Salt; pepper', ''])(
  'a text without a formula stays: %j',
  (text) => {
    expect(withoutFormula(text)).toBe(text);
  },
);

test('a row of hundred thousands of tabs keeps nobody waiting', () => {
  // With an expression that goes on from each tab, this takes minutes: the test would end by its limit.
  const text = `Quay${'\t'.repeat(500_000)}Street`;
  expect(withoutFormula(text)).toBe(text);
});

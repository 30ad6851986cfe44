import { expect, test } from 'vitest';
import type { Drift } from '../drifts/drift';
import { driftProblems } from './drift-problems';

const renamed: Drift = {
  change: 'a field is renamed',
  file: 'a.yaml',
  from: 'name',
  to: 'title',
  stops: {
    'console reads': ['src/screen.tsx'],
    'service answers': [['service/record.ts', 'title']],
  },
};
const opened: Drift = {
  change: 'an object is opened',
  file: 'a.yaml',
  from: 'false',
  to: 'true',
  says: 'Team accepts',
};
const screen = { file: 'src/screen.tsx', line: 1, message: 'TS2339: No name.', code: 'team.name' };
const record = { file: 'service/record.ts', line: 2, message: 'TS2741: No title.', code: 'return' };
const sentences = ['Team accepts fields that the contract does not name.'];

const problemsOf = (errors: (typeof screen)[], said = sentences) =>
  driftProblems([renamed, opened], { errors, sentences: said });

test('a row is proved by an error in each of its files, or by a sentence', () => {
  expect(problemsOf([screen, record])).toEqual([]);
});

test('a row without an error in one of its files is named, with the side and the file', () => {
  expect(problemsOf([record])).toEqual([
    'When a field is renamed, the compiler does not stop where the console reads: src/screen.tsx has no type error.',
  ]);
});

test('an error without the word of the row does not prove it', () => {
  const other = { ...record, message: 'TS2741: No subtitle.' };
  expect(problemsOf([screen, other])).toEqual([
    'When a field is renamed, the compiler does not stop where the service answers: service/record.ts has no type error with the word title.',
  ]);
});

test('the word may stand in the line of code', () => {
  const other = { ...record, message: 'TS2322: Wrong.', code: 'title: row.title,' };
  expect(problemsOf([screen, other])).toEqual([]);
});

test('a row whose sentence nobody says is named', () => {
  expect(problemsOf([screen, record], ['A Team accepts fields.'])).toEqual([
    'When an object is opened, no gate says "Team accepts".',
  ]);
});

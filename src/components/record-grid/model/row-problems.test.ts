import { expect, test } from 'vitest';
import type { GridColumn } from '../grid-column';
import { rowProblems } from './row-problems';

interface Person {
  name: string | null;
  email: string;
}

const columns: GridColumn<Person>[] = [
  { key: 'name', header: 'Name', width: 1, editor: 'text', isRequired: true, maxLength: 5 },
  {
    key: 'email',
    header: 'Email',
    width: 1,
    editor: 'text',
    validate: ({ email }, isNew) => (isNew && !email.includes('@') ? 'No email.' : undefined),
  },
];

const messages = (record: Person, isNew = true) =>
  rowProblems(columns, record, isNew).map(({ message }) => message);

test.each<[string, Person, string[]]>([
  ['fine', { name: 'Ada', email: 'a@b' }, []],
  ['missing', { name: null, email: 'a@b' }, ['Name is required.']],
  ['only blanks', { name: '  ', email: 'a@b' }, ['Name is required.']],
  ['as long as can be', { name: 'Adele', email: 'a@b' }, []],
  ['of its own', { name: 'Ada', email: 'a' }, ['No email.']],
])('%s', (_name, record, expected) => {
  expect(messages(record)).toEqual(expected);
});

test('too long: says the limit and the length', () => {
  expect(messages({ name: 'Adelaide', email: '@' })).toEqual([expect.stringMatching(/5.*8/)]);
});

test('a check knows whether the row is new', () => {
  expect(messages({ name: 'Ada', email: 'a' }, false)).toEqual([]);
});

test('a column that cannot be edited is never wrong', () => {
  const [name] = columns;
  const readOnly = [{ ...name, editor: undefined }] as GridColumn<Person>[];
  expect(rowProblems(readOnly, { name: '', email: '' }, true)).toEqual([]);
});

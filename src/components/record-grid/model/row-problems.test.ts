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
  ['a valid row', { name: 'Ada', email: 'a@b' }, []],
  ['a missing value', { name: null, email: 'a@b' }, ['Name is required.']],
  ['a value of blanks', { name: '  ', email: 'a@b' }, ['Name is required.']],
  ['a text of the maximum length', { name: 'Adele', email: 'a@b' }, []],
  ['a value that its own check refuses', { name: 'Ada', email: 'a' }, ['No email.']],
])('finds the problems of %s', (_name, record, expected) => {
  expect(messages(record)).toEqual(expected);
});

test('the message of a text over the limit says the limit and the length', () => {
  expect(messages({ name: 'Adelaide', email: '@' })).toEqual([expect.stringMatching(/5.*8/)]);
});

test('the check of a column gets whether the row is new', () => {
  expect(messages({ name: 'Ada', email: 'a' }, false)).toEqual([]);
});

test('a read-only column never has a problem', () => {
  const [name] = columns;
  const readOnly = [{ ...name, editor: undefined }] as GridColumn<Person>[];
  expect(rowProblems(readOnly, { name: '', email: '' }, true)).toEqual([]);
});

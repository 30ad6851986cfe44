import { expect, test } from 'vitest';
import { nameFieldsWithin } from './record-fields';

const { formOf, errorsOf } = nameFieldsWithin(32);

test('the form has the name of the record, or an empty name for a new one', () => {
  expect(formOf({ name: 'Support' })).toEqual({ name: 'Support' });
  expect(formOf(undefined)).toEqual({ name: '' });
});

test.each([
  ['', 'Enter a name.'],
  ['   ', 'Enter a name.'],
  [' Harbour ', undefined],
  ['x'.repeat(32), undefined],
  [` ${'x'.repeat(32)} `, undefined],
  ['x'.repeat(33), 'At most 32 characters; this has 33.'],
  ['\u200b', 'Enter a name.'],
])('the form checks the name "%s"', (name, error) => {
  const form = { name };
  expect(errorsOf(form, form, false)).toEqual(error === undefined ? {} : { name: error });
});

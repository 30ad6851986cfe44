import { expect, test } from 'vitest';
import { whereText } from './effective-permissions';

const names = new Map([
  ['quay', 'Quay Street'],
  ['nameless', ''],
  ['harbour', 'הנמל (מסעדה)'],
]);

test('while the site nodes are loading, the text is a placeholder and no failure', () => {
  expect(whereText('not-known', names, true)).toBe('…');
});

test('while the names of the outlets are loading, no id stands for them', () => {
  expect(whereText(['quay'], undefined)).toBe('…');
  expect(whereText('everywhere', undefined)).toBe('all outlets');
});

test.each([
  ['everywhere' as const, 'all outlets'],
  ['not-known' as const, 'outlets that could not be loaded'],
  [['quay', 'place-000042', 'nameless'], 'Quay Street, a place (…000042), a place (…meless)'],
  [['quay', 'harbour'], 'Quay Street, \u2068הנמל (מסעדה)\u2069'],
])('%j', (where, text) => {
  expect(whereText(where, names)).toBe(text);
});

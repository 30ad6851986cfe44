import { expect, test } from 'vitest';
import { bestOptions } from './use-best-options';

const option = (label: string) => ({ value: label, label });
const groups = [
  option('None'),
  { group: 'Harbour', items: [option('Sommelier'), option('Bar')] },
  { group: 'Quay', items: [option('Lounge'), option('Merchant'), option('Night merchant')] },
  option('Not in the list: x'),
];
const shown = (search: string, limit = 100) =>
  bestOptions({ options: groups, search, limit }).map((each) =>
    'group' in each ? [each.group, ...each.items.map(({ label }) => label)] : each.label,
  );

test('without a search the options stay as they are', () => {
  expect(bestOptions({ options: groups, search: '', limit: 100 })).toEqual(groups);
});

test('the heading with the best match comes first, and its best match is the first below it', () => {
  expect(shown('me')).toEqual([
    ['Quay', 'Merchant', 'Night merchant'],
    ['Harbour', 'Sommelier'],
  ]);
});

test('the limit leaves out the worst matches', () => {
  expect(shown('me', 2)).toEqual([['Quay', 'Merchant', 'Night merchant']]);
  expect(shown('', 2)).toEqual(['None', ['Harbour', 'Sommelier']]);
});

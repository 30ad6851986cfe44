import { expect, test } from 'vitest';
import { distinctLabels, idEnd } from './distinct-labels';

const people = [
  { id: '10000000-000001', name: 'Sam', place: 'Quay' },
  { id: '10000000-000002', name: 'Sam', place: '' },
  { id: '10000000-000003', name: 'Uma', place: 'Quay' },
];

test('only those that share a name show a detail, unless it is empty', () => {
  const labelOf = distinctLabels(
    people,
    ({ name }) => name,
    ({ place }) => place,
  );
  expect(people.map(labelOf)).toEqual(['Sam (Quay)', 'Sam', 'Uma']);
  // An unsaved name may be none of those of the items.
  expect(labelOf({ id: '10000000-000003', name: 'Ida', place: 'Quay' })).toBe('Ida');
});

test('the end of an id has six characters', () => {
  expect(idEnd('10000000-000001')).toBe('…000001');
});

import { expect, test } from 'vitest';
import { organisationTypeLabel } from './organisation-type';

test.each<[number, string]>([
  [1, 'Licensee'],
  [2, 'Dealer'],
  [3, 'Public Template'],
  [4, 'Private Template'],
  [5, 'Default Configuration Template'],
  [10, 'Licensee Group'],
  [100, 'Root'],
  [77, 'Type 77'],
])('the type %i has the label %s', (type, label) => {
  expect(organisationTypeLabel(type)).toBe(label);
});

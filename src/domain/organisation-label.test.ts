import { expect, test } from 'vitest';
import { organisationLabelOf } from './organisation-label';

test.each([
  ['Harbour Quay', 'HQUAY', 'Harbour Quay [HQUAY]'],
  ['Harbour Quay', '', 'Harbour Quay'],
  ['', 'HQUAY', 'No name [HQUAY]'],
  ['', '', 'No name'],
])('"%s" with the code "%s" is shown as %s', (name, organisationCode, label) => {
  expect(organisationLabelOf({ name, organisationCode })).toBe(label);
});

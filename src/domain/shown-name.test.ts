import { expect, test } from 'vitest';
import { organisationLabelOf } from './shown-name';

test.each([
  ['Harbour Quay', 'HQUAY', 'Harbour Quay [HQUAY]'],
  ['Harbour Quay', '', 'Harbour Quay'],
  ['', 'HQUAY', 'No name [HQUAY]'],
  ['', '', 'No name'],
])('the name "%s" with the code "%s" has the label %s', (name, organisationCode, label) => {
  expect(organisationLabelOf({ name, organisationCode })).toBe(label);
});

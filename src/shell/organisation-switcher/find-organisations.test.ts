import { expect, test } from 'vitest';
import type { Organisation } from '~/api/organisations';
import { organisationLabelOf } from '~/domain/organisation-label';
import { findOrganisations } from './find-organisations';

const odd = [
  { organisationID: '1', name: 'Harbour Quay', organisationCode: null },
  { organisationID: '2', name: null, organisationCode: 'HQUAY' },
  { organisationID: '3', name: null, organisationCode: null },
] as unknown as Organisation[];

test('organisations whose name or code is missing are found by the other', () => {
  expect(findOrganisations(odd, 'hquay', 10).found).toEqual([odd[1]]);
  expect(findOrganisations(odd, 'harbour', 10).found).toEqual([odd[0]]);
  expect(findOrganisations(odd, '', 10).total).toBe(3);
  expect(odd.map(organisationLabelOf)).toEqual(['Harbour Quay', 'No name [HQUAY]', 'No name']);
});

test('a code that came as a number is shown, and keeps nothing from being found', () => {
  const numbered = { organisationID: '4', name: 'Quayside', organisationCode: 1001 };
  const all = [numbered as unknown as Organisation, ...odd];
  expect(findOrganisations(all, 'harbour', 10).found).toEqual([odd[0]]);
  expect(findOrganisations(all, '1001', 10).found).toEqual([numbered]);
  expect(all.slice(0, 1).map(organisationLabelOf)).toEqual(['Quayside [1001]']);
});

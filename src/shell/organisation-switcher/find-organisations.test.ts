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
  expect(odd.map(organisationLabelOf)).toEqual([
    'Harbour Quay',
    'Without a name [HQUAY]',
    'Without a name',
  ]);
});

import { expect, test } from 'vitest';
import type { Organisation } from '~/api/organisations';
import { exampleOf } from '~/testing/contract-examples';
import { findOrganisations } from './organisation-options';

const [example] = exampleOf('listOrganisations', 'list') as [Organisation];
const quay = { ...example, name: 'Harbour Quay', organisationCode: '' };
const coded = { ...example, name: '', organisationCode: 'HQUAY' };
const nameless = { ...example, name: '', organisationCode: '' };
const all = [quay, coded, nameless];

test('a search finds an organisation without a name by its code, and the other way round', () => {
  expect(findOrganisations(all, 'hquay', 10).found).toEqual([coded]);
  expect(findOrganisations(all, 'harbour', 10).found).toEqual([quay]);
  expect(findOrganisations(all, '', 10).total).toBe(3);
});

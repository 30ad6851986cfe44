import { expect, test } from 'vitest';
import { listedOrganisation } from './listed-organisation';
import { organisationQueries } from './organisations';

test('what refreshes the lists of organisations refreshes the one of the frame', () => {
  const { queryKey } = listedOrganisation('1');
  expect(queryKey).toEqual(organisationQueries.list({ ids: ['1'] }).queryKey);
});

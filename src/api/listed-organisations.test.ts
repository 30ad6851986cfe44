import { expect, test } from 'vitest';
import { listedOrganisations } from './listed-organisations';
import { organisationQueries } from './organisations';

test('the frame and the pages share one list of organisations', () => {
  expect(listedOrganisations().queryKey).toEqual(organisationQueries.list().queryKey);
});

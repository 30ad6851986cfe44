import { queryOptions } from '@tanstack/react-query';
import type { Organisation } from './answers/organisations.gen';

/**
 * One organisation of the list, as the frame of every page reads it; undefined if the list does not
 * have it. The code that reads and checks the answer comes with the first read, so that the first
 * page does not wait for it.
 */
export const listedOrganisation = (orgId: string) =>
  queryOptions({
    queryKey: ['organisations', 'listOrganisations', { query: { ids: [orgId] } }],
    queryFn: async (context): Promise<Organisation[]> => {
      const { readListed } = await import('./organisations');
      return readListed(orgId, context);
    },
    select: (organisations) => organisations.find((each) => each.organisationID === orgId),
  });

import { queryOptions } from '@tanstack/react-query';
import type { Organisation } from './answers/organisations.gen';

/**
 * The list of organisations, as the frame of every page reads it. The code that reads and checks the
 * answer comes with the first read, so that the first page does not wait for it.
 */
export const listedOrganisations = () =>
  queryOptions({
    queryKey: ['organisations', 'listOrganisations', {}],
    queryFn: async (context): Promise<Organisation[]> => {
      const { readOrganisations } = await import('./organisations');
      return readOrganisations(context.signal);
    },
  });

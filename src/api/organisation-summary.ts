import { queryOptions } from '@tanstack/react-query';
import { getOrganisationSummary } from './answers/organisation-summary.gen';
import { client, resultOf } from './client';

export type { OrganisationSummary } from './schema.gen';

/**
 * What an organisation's administrator sees first (GET /api/Organisation/summary/{orgId}). Read anew
 * at every visit, since it counts; but what the route has just loaded is not read twice.
 */
export const organisationSummaryQueries = {
  single: (orgId: string) =>
    queryOptions({
      queryKey: ['organisation-summary', orgId],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/Organisation/summary/{orgId}', { params: { path: { orgId } }, signal }),
          getOrganisationSummary,
        ),
      staleTime: 5_000,
    }),
};

import { queryOptions } from '@tanstack/react-query';
import { getOrganisationSummary } from './answers/organisation-summary.gen';
import { client, resultOf } from './client';

export type { OrganisationSummary } from './schema.gen';

/**
 * The summary of an organisation (GET /api/Organisation/summary/{orgId}). It has counts, so each
 * visit reads it again. The stale time only avoids a second read of what the route has just loaded.
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

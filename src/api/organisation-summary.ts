import type { QueryClient } from '@tanstack/react-query';
import { cardEntries } from '~/domain/lists';
import { getOrganisationSummary } from './answers/organisation-summary.gen';
import { markStale, query } from './calls';

export type * from './answers/organisation-summary.gen';

/**
 * The summary of an organisation. It has counts, so each visit reads it again. The stale time only
 * avoids a second read of what the route has just loaded.
 */
export const organisationSummaryQueries = {
  single: (orgId: string) => ({
    ...query(['organisation-summary', orgId], getOrganisationSummary, {
      path: { orgId },
      query: { limit: cardEntries },
    }),
    staleTime: 5_000,
  }),
  /** The summary with whole lists. */
  whole: (orgId: string) => ({
    ...query(['organisation-summary', orgId], getOrganisationSummary, { path: { orgId } }),
    staleTime: 5_000,
  }),
};

/** Makes the summary of an organisation stale, which counts its lists and is often the next page. */
export const staleSummary = (orgId: string) => (queryClient: QueryClient) =>
  markStale(queryClient, organisationSummaryQueries.single(orgId).queryKey);

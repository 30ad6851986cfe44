import type { QueryClient } from '@tanstack/react-query';
import { cardEntries } from '~/domain/lists';
import { getOrganisationSummary } from './answers/organisation-summary.gen';
import {
  type ListQueries,
  markStale,
  query,
  type ResourceQueries,
  refreshAfterCommit,
} from './calls';
import { type AfterSave, type SavedBatch, type SentBatch, storeSaved } from './saved-records';

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

/**
 * Invalidates what a successful batch of an organisation makes stale: the list, and the
 * organisation's summary. The summary counts the list and is often the next page.
 */
export const refreshOrganisation =
  (orgId: string, queries: ResourceQueries<[orgId: string]>) =>
  async (queryClient: QueryClient): Promise<void> => {
    await markStale(queryClient, organisationSummaryQueries.single(orgId).queryKey);
    await refreshAfterCommit(queries, orgId)(queryClient);
  };

/** Stores what a batch of an organisation has saved, and makes the organisation's summary stale. */
export const storeOfOrganisation =
  <T extends object>(
    orgId: string,
    queries: ListQueries<[orgId: string], T>,
    idKey: keyof T & string,
  ): AfterSave<SavedBatch<T>, SentBatch> =>
  async (queryClient, ...saved) => {
    await markStale(queryClient, organisationSummaryQueries.single(orgId).queryKey);
    await storeSaved(queries, idKey, orgId)(queryClient, ...saved);
  };

import {
  notifyManager,
  type QueryFunction,
  type QueryKey,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type AdminSummary, adminSummaryQueries } from '~/api/admin-summary';
import { listedOrganisation } from '~/api/listed-organisation';
import type { OrganisationSummary } from '~/api/organisation-summary';
import type { Organisation } from '~/api/organisations';
import { useFirstSign } from '~/components/first-sign';
import { authorisesVersions, installsVersions, needsInitialising } from '~/domain/offered-rooms';
import { deploymentServerLink } from '~/domain/servers';
import { type Area, offeredPages, type Room } from './area';

/** Where a page is: on the summary of its area, which has no segment, or on another page. */
export type AreaPlace = Pick<Area, 'orgId' | 'segment'>;

/** The routes that an area has only if its summary offers them. */
export const summaryDecides: readonly string[] = [
  '/admin/deploymentserver/create',
  '/admin/deploymentserver/edit/$id',
  '/organisation/$orgId/acceptances',
  '/organisation/$orgId/authorisations',
  '/organisation/$orgId/initialise',
];

/** What the summary of an area knows. */
interface Known {
  adminSummary?: AdminSummary | undefined;
  summary?: OrganisationSummary | undefined;
  organisation?: Organisation | undefined;
}

/**
 * Lists the pages that an area has only if its summary offers them. They are last, so that
 * nothing moves when they load.
 */
function offeredRooms(orgId: string, { adminSummary, summary, organisation }: Known): Room[] {
  if (!orgId) {
    const link = adminSummary && deploymentServerLink(adminSummary);
    return link ? [{ ...offeredPages.deploymentserver, ...link }] : [];
  }
  const page = (part: keyof typeof offeredPages, isOffered: boolean | undefined) =>
    isOffered
      ? [{ ...offeredPages[part], to: `/organisation/$orgId/${part}`, params: { orgId } }]
      : [];
  return [
    ...page('acceptances', summary && installsVersions(summary)),
    ...page('authorisations', summary && authorisesVersions(summary)),
    ...page('initialise', organisation && needsInitialising(organisation)),
  ];
}

/** Returns the pages that the summary of the area offers, as far as the summary is known. */
export function useOfferedRooms(area: AreaPlace | undefined): Room[] {
  const orgId = area?.orgId ?? '';
  const scope = orgId ? ['organisation-summary', orgId] : adminSummaryQueries.all();
  const newest = useNewest(scope);
  const known = newest?.data;
  useSummary(area, scope, known === undefined || newest?.isInvalidated === true);
  const listed = useNewest(listedOrganisation(orgId).queryKey)?.data as Organisation[] | undefined;
  const organisation = listed?.find(({ organisationID }) => organisationID === orgId);
  const hasArea = area !== undefined;
  return useMemo(() => {
    if (!hasArea) return [];
    const summary = orgId
      ? { summary: known as OrganisationSummary | undefined }
      : { adminSummary: known as AdminSummary | undefined };
    return offeredRooms(orgId, { ...summary, organisation });
  }, [hasArea, orgId, known, organisation]);
}

/** Returns the newest that the cache has of the queries whose keys begin so, without a call. */
function useNewest(queryKey: QueryKey) {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    // A query may change while another component renders.
    useCallback((listener) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]),
    () => {
      const states = cache.findAll({ queryKey }).map(({ state }) => state);
      return states.reduce<(typeof states)[number] | undefined>(
        (newest, state) => (state.dataUpdatedAt > (newest?.dataUpdatedAt ?? 0) ? state : newest),
        undefined,
      );
    },
  );
}

/**
 * Reads the summary of an area that was entered on another page, since it decides which pages there are. It
 * waits for the first movement or key: the page itself comes first. Its key is its own, so that a
 * navigation still sees whether the summary itself can be read. It begins with the scope of the summary, so that
 * the same changes make it stale.
 */
function useSummary(area: AreaPlace | undefined, scope: QueryKey, isUnknown: boolean): void {
  const orgId = area?.orgId ?? '';
  // The tap that opens the list is the only sign of a person on a telephone.
  const hasBegun = useFirstSign(() => navigator.userActivation?.hasBeenActive ?? false);
  useQuery({
    queryKey: [...scope, 'pages'],
    queryFn: async (context) => {
      const { queryFn } = orgId
        ? // The summary itself has been read with its code. Other pages need it for this alone.
          (await import('~/api/organisation-summary')).organisationSummaryQueries.single(orgId)
        : adminSummaryQueries.summary();
      return (queryFn as QueryFunction)(context);
    },
    enabled: hasBegun && isUnknown && Boolean(area?.segment),
    staleTime: Number.POSITIVE_INFINITY,
    // The page itself says that it has no such organisation.
    throwOnError: false,
  });
}

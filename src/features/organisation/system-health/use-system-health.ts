import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { systemHealthQueries } from '~/api/system-health';
import { type AcceptanceTreeNode, versionAcceptanceQueries } from '~/api/version-acceptances';
import { versionAuthorisationQueries } from '~/api/version-authorisations';
import { findNode } from '~/domain/tree-model';
import type { HealthSearch } from './health-search';
import { countSites } from './model/counted-sites';
import { type HealthSite, type ReportedState, readHealthSites } from './model/health-sites';
import { knownApplications, statusOfVersions } from './model/health-status';
import {
  type OrganisationAcceptances,
  organisationAcceptances,
  reportingOrganisations,
  rollOutStatusOf,
} from './model/roll-out';

/** Each organisation needs a call. More calls at once than this would take too long. */
const mostOrganisations = 60;
const none: readonly never[] = [];
const notAsked = () => 'not-known' as const;

/** Provides everything that System Health shows. It counts and filters the tree once per change. */
export function useSystemHealth(orgId: string, search: HealthSearch) {
  const tree = useQuery(systemHealthQueries.tree(orgId));
  const authorisations = useQuery(versionAuthorisationQueries.own(orgId));
  const { data, dataUpdatedAt } = tree;
  const sites = useMemo(
    () => (data ? readHealthSites(data, dataUpdatedAt) : none),
    [data, dataUpdatedAt],
  );
  const known = useMemo(
    () => knownApplications(authorisations.data ?? none),
    [authorisations.data],
  );
  const statusOf = useMemo(() => statusOfVersions(known), [known]);

  const { view, node, app, version, status, rollOut, text } = search;
  const selected = useMemo(() => (node ? findNode(sites, node) : sites[0]), [sites, node]);
  const needsAcceptances = view === 'roll-out' || rollOut !== undefined;
  const wantedOrganisations = useMemo(
    () => (needsAcceptances ? organisationsToRead(sites, selected) : none),
    [needsAcceptances, sites, selected],
  );
  const isTooMany = wantedOrganisations.length > mostOrganisations;
  const acceptances = useAcceptances(isTooMany ? none : wantedOrganisations);
  const { byOrganisation } = acceptances;
  const rollOutOf = useCallback(
    (state: ReportedState, site: HealthSite) => rollOutStatusOf(state, site, byOrganisation),
    [byOrganisation],
  );

  // Without a filter by roll-out, a constant function prevents a recount when acceptances arrive.
  const filtersRollOut = !view && rollOut !== undefined;
  const filterRollOutOf = filtersRollOut ? rollOutOf : notAsked;
  // Until the acceptances have loaded, nothing passes this filter, and the list would look empty.
  const isFilterWaiting = filtersRollOut && acceptances.isLoading;
  const knownRollOut = isFilterWaiting ? undefined : rollOut;
  const counted = useMemo(() => {
    // The roll-out picture shows the whole node. Only the list has a filter.
    const filter = view ? {} : { app, version, status, rollOut: knownRollOut, text };
    return countSites(sites, { filter, statusOf, rollOutOf: filterRollOutOf });
  }, [sites, statusOf, filterRollOutOf, view, app, version, status, knownRollOut, text]);

  return {
    search,
    tree,
    authorisations,
    acceptances: { ...acceptances, isTooMany, organisations: wantedOrganisations.length },
    sites,
    selected,
    counted,
    /** Whether the counts are still without the filter by roll-out. */
    isFilterWaiting,
    /** Whether the filter by roll-out would need the acceptances of too many organisations. */
    isFilterTooWide: filtersRollOut && isTooMany,
    known,
    rollOutOf,
    refresh: () => {
      void tree.refetch();
      void authorisations.refetch();
      acceptances.refresh();
    },
  };
}

export type SystemHealth = ReturnType<typeof useSystemHealth>;

/** Returns the organisations to read: all, or only those at and below the selection if too many. */
function organisationsToRead(
  sites: readonly HealthSite[],
  selected: HealthSite | undefined,
): readonly string[] {
  const all = reportingOrganisations(sites);
  if (all.length <= mostOrganisations || !selected) return all;
  return reportingOrganisations([selected]);
}

// `useQueries` runs `combine` only for new answers as long as the function is the same.
const combine = (results: UseQueryResult<AcceptanceTreeNode[]>[]) => ({
  trees: results.map(({ data }) => data),
  isLoading: results.some(({ isPending }) => isPending),
  error: results.find(({ error }) => error)?.error ?? null,
  failures: results.filter(({ error }) => error).length,
  isRetrying: results.some(({ error, isFetching }) => error !== null && isFetching),
  retry: () => {
    for (const { error, refetch } of results) if (error) void refetch();
  },
  refresh: () => {
    for (const { refetch } of results) void refetch();
  },
});

const noAcceptances: ReadonlyMap<string, OrganisationAcceptances> = new Map();

/**
 * Loads the acceptances of organisations. `byOrganisation` has those that could be read, by
 * organisation id. It is empty until all calls have ended, so that no count grows while somebody
 * reads it.
 */
function useAcceptances(organisationIDs: readonly string[]) {
  const result = useQueries({
    queries: organisationIDs.map((id) => versionAcceptanceQueries.tree(id)),
    combine,
  });
  const { trees, isLoading } = result;
  const byOrganisation = useMemo(() => {
    if (isLoading) return noAcceptances;
    return new Map(
      organisationIDs.flatMap((id, index) => {
        const tree = trees[index];
        return tree ? [[id, organisationAcceptances(tree)] as const] : [];
      }),
    );
  }, [organisationIDs, trees, isLoading]);
  return { ...result, byOrganisation };
}

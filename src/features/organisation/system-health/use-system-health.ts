import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { systemHealthQueries } from '~/api/system-health';
import { versionAuthorisationQueries } from '~/api/version-authorisations';
import { findNode } from '~/domain/tree-model';
import type { HealthSearch } from './health-search';
import { countSites } from './model/counted-sites';
import { type HealthSite, type ReportedState, readHealthSites } from './model/health-sites';
import { knownApplications, statusOfVersions } from './model/health-status';
import { reportingOrganisations } from './model/roll-out-picture';
import { rollOutStatusOf } from './model/roll-out-status';
import { mostOrganisations, useAcceptances } from './use-acceptances';

const none: readonly never[] = [];
const notAsked = () => 'not-known' as const;

/** Everything that System Health shows; the tree is read, counted and filtered once for each change. */
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

  // Acceptances that come one by one must not let the tree be counted anew where nothing needs them.
  const filtersRollOut = !view && rollOut !== undefined;
  const filterRollOutOf = filtersRollOut ? rollOutOf : notAsked;
  // Until they are there, nothing could pass a filter by them, and the list would seem to be empty.
  const isFilterWaiting = filtersRollOut && acceptances.isLoading;
  const knownRollOut = isFilterWaiting ? undefined : rollOut;
  const counted = useMemo(() => {
    // The picture shows all of a node; the filter is the list's.
    const filter = view ? {} : { application: app, version, status, rollOut: knownRollOut, text };
    return countSites(sites, { filter, statusOf, rollOutOf: filterRollOutOf });
  }, [sites, statusOf, filterRollOutOf, view, app, version, status, knownRollOut, text]);

  return {
    tree,
    authorisations,
    acceptances: { ...acceptances, isTooMany, organisations: wantedOrganisations.length },
    sites,
    selected,
    counted,
    /** Whether what is counted is still without the filter by roll-out. */
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

/** Whose acceptances are needed: everybody's, or those below the selection where there are too many. */
function organisationsToRead(
  sites: readonly HealthSite[],
  selected: HealthSite | undefined,
): readonly string[] {
  const all = reportingOrganisations(sites);
  if (all.length <= mostOrganisations || !selected) return all;
  return reportingOrganisations([selected]);
}

import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, useMemo } from 'react';
import { systemHealthQueries } from '~/api/system-health';
import { type AcceptanceTreeNode, versionAcceptanceQueries } from '~/api/version-acceptances';
import { versionAuthorisationQueries } from '~/api/version-authorisations';
import { TextLink } from '~/components/text-link';
import { allNodes, findNode } from '~/domain/tree-model';
import type { HealthSearch } from './health-search';
import { countSites, type HealthSite, readHealthSites } from './model/health-sites';
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
const noAcceptances: ReadonlyMap<string, OrganisationAcceptances> = new Map();
const from = '/_signed-in/organisation/$orgId/systemhealth';

/** Finds a node by its own id, which links from other screens have. The tree has another id. */
const findSite = (sites: readonly HealthSite[], id: string) =>
  allNodes(sites).find(({ siteID }) => siteID === id);

/** Provides everything that System Health shows. It counts and filters the tree once per change. */
export function useSystemHealth() {
  const { orgId } = useParams({ from });
  const search = useSearch({ from });
  const navigate = useNavigate({ from: '/organisation/$orgId/systemhealth' });
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
  const selected = useMemo(
    () => (node ? (findNode(sites, node) ?? findSite(sites, node)) : sites[0]),
    [sites, node],
  );
  const needsAcceptances = view === 'roll-out' || rollOut !== undefined;
  // Reads all organisations, or only those at and below the selection if there are too many.
  const wanted = useMemo(() => {
    if (!needsAcceptances) return none;
    const all = reportingOrganisations(sites);
    return all.length > mostOrganisations && selected ? reportingOrganisations([selected]) : all;
  }, [needsAcceptances, sites, selected]);
  const isTooMany = wanted.length > mostOrganisations;
  const acceptances = useAcceptances(isTooMany ? none : wanted);

  // Without a filter by roll-out, the constant prevents a recount when acceptances arrive.
  const filtersRollOut = !view && rollOut !== undefined;
  const accepted = filtersRollOut ? acceptances.byOrganisation : noAcceptances;
  // Until the acceptances have loaded, nothing passes this filter, and the list would look empty.
  const isFilterWaiting = filtersRollOut && acceptances.isLoading;
  const knownRollOut = isFilterWaiting ? undefined : rollOut;
  const counted = useMemo(
    () =>
      countSites(sites, {
        // The roll-out picture shows the whole node. Only the list has a filter.
        filter: view ? {} : { app, version, status, rollOut: knownRollOut, text },
        statusOf,
        rollOutOf: (state, site) => rollOutStatusOf(state, site, accepted),
      }),
    [sites, statusOf, accepted, view, app, version, status, knownRollOut, text],
  );

  return {
    orgId,
    search,
    change: (next: HealthSearch) => void navigate({ search: next, resetScroll: false }),
    tree,
    authorisations,
    /** Whether the tree, or what it is compared with, is read for the first time. */
    isWaiting:
      tree.isPending || (tree.isLoadingError && tree.isFetching) || authorisations.isPending,
    acceptances: { ...acceptances, isTooMany, organisations: wanted.length },
    sites,
    selected,
    counted,
    /** Whether the counts are still without the filter by roll-out. */
    isFilterWaiting,
    /** Whether the filter by roll-out would need the acceptances of too many organisations. */
    isFilterTooWide: filtersRollOut && isTooMany,
    known,
    refresh: () => {
      for (const { refetch } of [tree, authorisations, ...acceptances.reads]) void refetch();
    },
  };
}

export type SystemHealth = ReturnType<typeof useSystemHealth>;

interface HealthLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style'> {
  style?: { flexGrow: number };
  /** Returns the state that the link opens. */
  search: (current: HealthSearch) => HealthSearch;
  activeOptions?: { exact: boolean };
}

/** A link to another state of System Health. */
export function HealthLink(props: HealthLinkProps) {
  return (
    <TextLink from="/organisation/$orgId/systemhealth" to="." resetScroll={false} {...props} />
  );
}

// `useQueries` runs `combine` only for new answers as long as the function is the same.
const combine = (reads: UseQueryResult<AcceptanceTreeNode[]>[]) => ({
  reads: reads.map(({ error, isFetching, refetch }) => ({ error, isFetching, refetch })),
  trees: reads.map(({ data }) => data),
  isLoading: reads.some(({ isPending }) => isPending),
});

/**
 * Loads the acceptances of organisations. `byOrganisation` has those that could be read. It is
 * empty until all calls have ended, so that no count grows while somebody reads it.
 */
function useAcceptances(organisationIDs: readonly string[]) {
  const { reads, trees, isLoading } = useQueries({
    queries: organisationIDs.map((id) => versionAcceptanceQueries.tree(id)),
    combine,
  });
  const byOrganisation = useMemo(() => {
    const all = organisationIDs.flatMap((id, index) => {
      const tree = trees[index];
      return tree ? [[id, organisationAcceptances(tree)] as const] : [];
    });
    return isLoading ? noAcceptances : new Map(all);
  }, [organisationIDs, trees, isLoading]);
  return { reads, failed: reads.filter(({ error }) => error), isLoading, byOrganisation };
}

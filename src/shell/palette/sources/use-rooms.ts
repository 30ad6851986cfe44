import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { OrganisationRefused } from '~/api/organisation-refused';
import { type OrganisationSummary, organisationSummaryQueries } from '~/api/organisation-summary';
import { type PermissionGroupChoice, permissionGroupQueries } from '~/api/permission-groups';
import { shownName } from '~/domain/shown-name';
import { type PaletteEntry, type PaletteSource, pathTo } from '../palette-entry';

/**
 * Reads what belongs to the present organisation, once a person types: the people with access, teams,
 * permission groups and service accounts.
 * @param orgId undefined without an organisation
 */
export function useRooms(
  orgId: string | undefined,
  organisationName: string | undefined,
  isWanted: boolean,
): PaletteSource {
  const reads = { enabled: isWanted && orgId !== undefined, throwOnError: false };
  const summary = useQuery({ ...organisationSummaryQueries.whole(orgId ?? ''), ...reads });
  const groups = useQuery({ ...permissionGroupQueries.choices(orgId ?? ''), ...reads });
  const entries = useMemo(
    () =>
      orgId === undefined ? [] : roomEntries(orgId, organisationName, summary.data, groups.data),
    [orgId, organisationName, summary.data, groups.data],
  );
  const failed = [summary, groups].filter(({ error }) => error);
  return {
    entries,
    isSearching: summary.isLoading || groups.isLoading,
    // The page says itself that the organisation is not the person's to see.
    error: failed.find(({ error }) => !(error instanceof OrganisationRefused))?.error ?? null,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

/** Makes entries of what belongs to the present organisation (docs/product/palette.md#records). */
function roomEntries(
  orgId: string,
  organisationName: string | undefined,
  summary: OrganisationSummary | undefined,
  groups: readonly PermissionGroupChoice[] | undefined,
): PaletteEntry[] {
  const room = pathTo('/organisation', orgId);
  const entry = (group: PaletteEntry['group'], page: string, id: string, name: string) => ({
    group,
    path: pathTo(`${room}/${page}/edit`, id),
    title: shownName(name),
    detail: organisationName,
    id,
  });
  return [
    ...(summary?.links ?? []).map((link) =>
      entry('Access', 'links', link.organisationUserLinkID, link.teamUserName),
    ),
    ...(summary?.teams ?? []).map((team) => entry('Teams', 'teams', team.teamID, team.name)),
    ...(groups ?? []).map((group) =>
      entry('Permission Groups', 'permissiongroups', group.userPermissionGroupID, group.name),
    ),
    ...(summary?.serviceAccounts ?? []).map((account) =>
      entry('Service Accounts', 'serviceaccounts', account.serviceAccountID, account.name),
    ),
  ];
}

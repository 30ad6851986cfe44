import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { OrganisationRefused } from '~/api/organisation-refused';
import { organisationSummaryQueries } from '~/api/organisation-summary';
import { permissionGroupQueries } from '~/api/permission-groups';
import { roomEntries } from '../organisation-entries';
import type { PaletteSource } from '../palette-entry';

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

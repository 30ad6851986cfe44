import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getOrganisationProfile,
  saveOrganisationProfile,
} from './answers/organisation-profile.gen';
import { client, resultOf } from './client';
import { organisationSummaryQueries } from './organisation-summary';
import { organisationTreeQueries } from './organisation-tree';
import { organisationQueries } from './organisations';
import type { OrganisationProfileChange } from './schema.gen';

/** The profile that administrators edit (GET /api/organisation/{orgId}/profile). */
export const organisationProfileQueries = {
  single: (orgId: string) =>
    queryOptions({
      queryKey: ['organisation-profile', orgId],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/organisation/{orgId}/profile', { params: { path: { orgId } }, signal }),
          getOrganisationProfile,
        ),
    }),
};

/** Saves the whole profile (POST /api/organisation/{orgId}/profile). */
export function useSaveOrganisationProfile(orgId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (profile: OrganisationProfileChange) =>
      resultOf(
        client.POST('/api/organisation/{orgId}/profile', {
          params: { path: { orgId } },
          body: profile,
        }),
        saveOrganisationProfile,
      ),
    onSuccess: async (saved) => {
      // The switcher shows the new name at once. The list may be long, so it is read in the
      // background.
      queryClient.setQueryData(organisationQueries.list().queryKey, (list) =>
        list?.map((organisation) =>
          organisation?.organisationID === orgId
            ? { ...organisation, name: saved?.name ?? organisation.name }
            : organisation,
        ),
      );
      const { queryKey } = organisationProfileQueries.single(orgId);
      await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
      await queryClient.invalidateQueries({
        queryKey: organisationTreeQueries.all(),
        refetchType: 'none',
      });
      void queryClient.invalidateQueries({ queryKey: organisationQueries.all() });
      void queryClient.invalidateQueries(organisationSummaryQueries.single(orgId));
    },
  });
}

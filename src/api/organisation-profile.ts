import {
  getOrganisationProfile,
  saveOrganisationProfile,
} from './answers/organisation-profile.gen';
import { markStale, query } from './calls';
import { listedOrganisation } from './listed-organisation';
import { organisationSummaryQueries } from './organisation-summary';
import { organisationTreeQueries } from './organisation-tree';
import { organisationQueries } from './organisations';
import { staleElsewhere } from './stale-elsewhere';
import { usePost } from './use-post';

export type { OrganisationProfile, OrganisationProfileChange } from './schema.gen';

/** The profile that administrators edit. */
export const organisationProfileQueries = {
  single: (orgId: string) =>
    query(['organisation-profile', orgId], getOrganisationProfile, { path: { orgId } }),
};

/** Saves the whole profile. */
export const useSaveOrganisationProfile = (orgId: string) =>
  usePost(saveOrganisationProfile, { path: { orgId } }, [
    staleElsewhere('organisations'),
    async (queryClient, { name }) => {
      // The switcher shows the new name at once. The list may be long, so nothing waits for it.
      for (const { queryKey } of [organisationQueries.list(), listedOrganisation(orgId)]) {
        queryClient.setQueryData(queryKey, (list) =>
          list?.map((each) => (each.organisationID === orgId ? { ...each, name } : each)),
        );
      }
      await markStale(queryClient, organisationProfileQueries.single(orgId).queryKey);
      await markStale(queryClient, organisationTreeQueries.all());
      void queryClient.invalidateQueries({ queryKey: organisationQueries.all() });
      void queryClient.invalidateQueries(organisationSummaryQueries.single(orgId));
    },
  ]);

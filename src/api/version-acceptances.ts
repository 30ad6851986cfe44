import { useQueryClient } from '@tanstack/react-query';
import {
  addAcceptance,
  getAcceptancesTree,
  listAcceptanceNodes,
  listOldVersionNodes,
  saveApplicationSettings,
  updateAcceptance,
} from './answers/version-acceptances.gen';
import { markStale, query } from './calls';
import { usePost, usePostEach } from './use-post';

export type * from './answers/version-acceptances.gen';

const all = (orgId: string) => ['version-acceptances', orgId] as const;

/** The versions that an organisation may install and has accepted (Install Versions). */
export const versionAcceptanceQueries = {
  /** The applications with their authorised versions. */
  tree: (orgId: string) => query(all(orgId), getAcceptancesTree, { path: { orgId } }),
  /** The versions accepted for any node that are older than the authorised one. */
  oldVersions: (orgId: string, appId: string) =>
    query(all(orgId), listOldVersionNodes, { path: { orgId, appId } }),
  acceptances: (orgId: string, packageId: string) =>
    query(all(orgId), listAcceptanceNodes, { path: { orgId, packageId } }),
};

/** Returns a function that reads all visible acceptances of the organisation again after a save. */
export function useRefreshAcceptances(orgId: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: all(orgId) });
}

/** Saves whether and when an application accepts new versions. */
export const useSaveApplicationSettings = (orgId: string, appId: string) =>
  usePost(saveApplicationSettings, { path: { orgId, appId } }, [useRefreshAcceptances(orgId)]);

/** Accepts a version. Nothing can undo it. */
export const useAddAcceptance = (orgId: string, appId: string) =>
  usePost(addAcceptance, { path: { orgId, appId } }, [useRefreshAcceptances(orgId)]);

/** Accepts a version of an application for several organisations. Nothing can undo it. */
export const useAcceptForOrganisations = (appId: string) =>
  usePostEach(addAcceptance, (orgId) => ({ path: { orgId, appId } }), [
    (queryClient, orgId) => markStale(queryClient, all(orgId)),
  ]);

/** Changes the moment from which an acceptance holds. */
export const useUpdateAcceptance = (orgId: string, appId: string) =>
  usePost(updateAcceptance, { path: { orgId, appId } }, [useRefreshAcceptances(orgId)]);

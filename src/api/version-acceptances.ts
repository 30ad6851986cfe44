import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addAcceptance,
  getAcceptancesTree,
  listAcceptanceNodes,
  listOldVersionNodes,
  saveApplicationSettings,
  updateAcceptance,
} from './answers/version-acceptances.gen';
import { client, resultOf } from './client';
import type { AcceptanceToAdd, AcceptanceToUpdate, ApplicationSettings } from './schema.gen';

export type {
  AcceptanceToAdd,
  AcceptanceToUpdate,
  AcceptanceTreeAcceptance,
  AcceptanceTreeApplication,
  AcceptanceTreeNode,
  AcceptanceTreeVersion,
  ApplicationSettings,
} from './schema.gen';

/** The versions that an organisation may install and has accepted (Install Versions). */
export const versionAcceptanceQueries = {
  all: (orgId: string) => ['version-acceptances', orgId] as const,
  /** The applications with their authorised versions (GET .../acceptancestree). */
  tree: (orgId: string) =>
    queryOptions({
      queryKey: [...versionAcceptanceQueries.all(orgId), 'tree'],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/organisation/{orgId}/acceptancestree', {
            params: { path: { orgId } },
            signal,
          }),
          getAcceptancesTree,
        ),
    }),
  /**
   * The versions that are older than the authorised one and that the organisation accepted for any
   * node.
   */
  oldVersions: (orgId: string, appId: string) =>
    queryOptions({
      queryKey: [...versionAcceptanceQueries.all(orgId), 'old-versions', appId],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/organisation/{orgId}/acceptancestree/oldversions/{appId}', {
            params: { path: { orgId, appId } },
            signal,
          }),
          listOldVersionNodes,
        ),
    }),
  /** The acceptances of a version. */
  acceptances: (orgId: string, packageId: string) =>
    queryOptions({
      queryKey: [...versionAcceptanceQueries.all(orgId), 'acceptances', packageId],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/organisation/{orgId}/acceptancestree/acceptances/{packageId}', {
            params: { path: { orgId, packageId } },
            signal,
          }),
          listAcceptanceNodes,
        ),
    }),
};

/** Returns a function that reads all visible acceptances of the organisation again after a save. */
export function useRefreshAcceptances(orgId: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: versionAcceptanceQueries.all(orgId) });
}

/** Saves whether and when an application accepts new versions (POST .../appsettings/{appId}). */
export function useSaveApplicationSettings(orgId: string, appId: string) {
  return useMutation({
    mutationFn: (body: ApplicationSettings) =>
      resultOf(
        client.POST('/api/organisation/{orgId}/appsettings/{appId}', {
          params: { path: { orgId, appId } },
          body,
        }),
        saveApplicationSettings,
      ),
    onSuccess: useRefreshAcceptances(orgId),
  });
}

/** Accepts a version (POST .../acceptances/{appId}/add). Nothing can undo it. */
export function useAddAcceptance(orgId: string, appId: string) {
  return useMutation({
    mutationFn: (body: AcceptanceToAdd) =>
      resultOf(
        client.POST('/api/organisation/{orgId}/acceptances/{appId}/add', {
          params: { path: { orgId, appId } },
          body,
        }),
        addAcceptance,
      ),
    onSuccess: useRefreshAcceptances(orgId),
  });
}

/** Changes the moment from which an acceptance holds (POST .../acceptances/{appId}/update). */
export function useUpdateAcceptance(orgId: string, appId: string) {
  return useMutation({
    mutationFn: (body: AcceptanceToUpdate) =>
      resultOf(
        client.POST('/api/organisation/{orgId}/acceptances/{appId}/update', {
          params: { path: { orgId, appId } },
          body,
        }),
        updateAcceptance,
      ),
    onSuccess: useRefreshAcceptances(orgId),
  });
}

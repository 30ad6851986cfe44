import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  commitPackageAuthorisations,
  listAuthorisations,
  listChildAuthorisations,
  listPackageAuthorisations,
} from './answers/version-authorisations.gen';
import { client, resultOf } from './client';
import type { BatchAuthorisationRequest } from './schema.gen';

export type {
  ApplicationAuthorisation,
  ApplicationPackage,
  AuthorisedOrganisation,
  BatchAuthorisationRequest,
  BatchAuthorisationResult,
} from './schema.gen';

/** The applications of the platform and who may use which version of them. */
export const versionAuthorisationQueries = {
  all: (orgId: string) => ['version-authorisations', orgId] as const,
  /** What the organisation itself may use (GET /api/organisation/{orgId}/authorisations). */
  own: (orgId: string) =>
    queryOptions({
      queryKey: [...versionAuthorisationQueries.all(orgId), 'own'],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/organisation/{orgId}/authorisations', {
            params: { path: { orgId } },
            signal,
          }),
          listAuthorisations,
        ),
    }),
  /** What the organisations below it may use (GET .../childauthorisations). */
  children: (orgId: string) =>
    queryOptions({
      queryKey: [...versionAuthorisationQueries.all(orgId), 'children'],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/organisation/{orgId}/childauthorisations', {
            params: { path: { orgId } },
            signal,
          }),
          listChildAuthorisations,
        ),
    }),
  /** All packages of an application (GET .../packageauthorisations/{appId}). */
  packages: (orgId: string, appId: string) =>
    queryOptions({
      queryKey: [...versionAuthorisationQueries.all(orgId), 'packages', appId],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/organisation/{orgId}/packageauthorisations/{appId}', {
            params: { path: { orgId, appId } },
            signal,
          }),
          listPackageAuthorisations,
        ),
    }),
};

interface CommittedAuthorisations {
  appId: string;
  request: BatchAuthorisationRequest;
}

/**
 * Authorises a version of an application for organisations below this one, or none
 * (POST .../packageauthorisations/{appId}/batch). Nothing is read again until `useReload...` says so,
 * since the outcome is to be confirmed first
 * (docs/product/versions-and-health.md#authorisation-outcome); what is in the cache counts as old,
 * also after a failure, which may have come after the change.
 */
export function useCommitPackageAuthorisations(orgId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ appId, request }: CommittedAuthorisations) =>
      resultOf(
        client.POST('/api/organisation/{orgId}/packageauthorisations/{appId}/batch', {
          params: { path: { orgId, appId } },
          body: request,
        }),
        commitPackageAuthorisations,
      ),
    onSettled: async () => {
      // The organisations below see other versions to accept as well.
      for (const resource of ['version-authorisations', 'version-acceptances']) {
        await queryClient.invalidateQueries({ queryKey: [resource], refetchType: 'none' });
      }
    },
  });
}

/** Reads again who may use which version, and which versions there are. */
export function useReloadAuthorisations(orgId: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: versionAuthorisationQueries.all(orgId) });
}

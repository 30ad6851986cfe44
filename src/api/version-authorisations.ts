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
  BatchAuthorisationRequest,
  BatchAuthorisationResult,
} from './schema.gen';

/** The applications of the platform and the organisations' authorisations of their versions. */
export const versionAuthorisationQueries = {
  all: (orgId: string) => ['version-authorisations', orgId] as const,
  /** The organisation's own authorisations (GET /api/organisation/{orgId}/authorisations). */
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
  /** The authorisations of the organisations below it (GET .../childauthorisations). */
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
 * Authorises a version of an application for organisations below this one, or removes the
 * authorisation (POST .../packageauthorisations/{appId}/batch). Only `useReloadAuthorisations`
 * reads again, since the person first confirms the outcome
 * (docs/product/versions-and-health.md#authorisation-outcome). The cached lists become stale, also
 * after a failure: the service may have made the change before it failed.
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
      // The organisations below also see other versions to accept.
      for (const resource of ['version-authorisations', 'version-acceptances']) {
        await queryClient.invalidateQueries({ queryKey: [resource], refetchType: 'none' });
      }
    },
  });
}

/** Returns a function that reads the authorisations and the versions again. */
export function useReloadAuthorisations(orgId: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: versionAuthorisationQueries.all(orgId) });
}

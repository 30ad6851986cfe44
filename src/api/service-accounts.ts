import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  commitServiceAccounts,
  getServiceAccount,
  listServiceAccounts,
  resetServiceAccountPassword,
} from './answers/service-accounts.gen';
import { client, resultOf } from './client';
import { refreshOrganisation } from './refresh-organisation';
import type { ServiceAccountBatch } from './schema.gen';

export type { ServiceAccount, ServiceAccountBatch, ServiceAccountChange } from './schema.gen';

const all = (orgId: string) => ['service-accounts', orgId] as const;

/** The service accounts of an organisation. */
export const serviceAccountQueries = {
  all,
  list: (orgId: string) =>
    queryOptions({
      queryKey: [...all(orgId), 'list'],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/organisation/{orgId}/serviceaccounts', {
            params: { path: { orgId } },
            signal,
          }),
          listServiceAccounts,
        ),
    }),
  single: (orgId: string, id: string) =>
    queryOptions({
      queryKey: [...all(orgId), 'single', id],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/organisation/{orgId}/serviceaccounts/{id}', {
            params: { path: { orgId, id } },
            signal,
          }),
          getServiceAccount,
        ),
    }),
};

/** Adds, changes and deletes service accounts in one call. */
export function useCommitServiceAccounts(orgId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (batch: ServiceAccountBatch) =>
      resultOf(
        client.POST('/api/organisation/{orgId}/serviceaccounts/batch', {
          params: { path: { orgId } },
          body: batch,
        }),
        commitServiceAccounts,
      ),
    onSuccess: () =>
      refreshOrganisation(queryClient, orgId, {
        all: () => all(orgId),
        list: () => serviceAccountQueries.list(orgId),
      }),
  });
}

/**
 * Gives a service account a new password, which only the answer has. The cache drops the finished
 * call, and `reset` drops the password at once.
 */
export function useResetServiceAccountPassword(orgId: string, id: string) {
  return useMutation({
    mutationFn: async (): Promise<string> => {
      const { generatedPassword } = await resultOf(
        client.POST('/api/organisation/{orgId}/serviceaccounts/{id}/resetpassword', {
          params: { path: { orgId, id } },
        }),
        resetServiceAccountPassword,
      );
      return generatedPassword;
    },
  });
}

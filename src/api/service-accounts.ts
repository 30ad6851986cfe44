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
import { wordedError } from './worded-error';

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
 * Gives a service account a new password, which the answer alone tells. Nothing of a finished call
 * is kept, and `reset` forgets the password at once.
 */
export function useResetServiceAccountPassword(orgId: string, id: string) {
  return useMutation({
    mutationFn: async (): Promise<string> => {
      const answer = await resultOf(
        client.POST('/api/organisation/{orgId}/serviceaccounts/{id}/resetpassword', {
          params: { path: { orgId, id } },
        }),
        resetServiceAccountPassword,
      );
      // An answer that is none must not open an empty dialog.
      if (!answer?.generatedPassword) throw new Error('The answer holds no password.');
      return answer.generatedPassword;
    },
    gcTime: 0,
  });
}

/** Section 8, "Service accounts", as written there. */
const texts = {
  load: 'There was an error loading this service account. Please try refreshing the page.',
  save: 'There was an error saving this service account. Please try again later.',
  delete: 'There was an error deleting this service account. Please try again later.',
  reset:
    'There was a problem resetting the password for this service account. Please try again later.',
} as const;

/** A failed call of the service account screens in their own words, and what the server says. */
export function serviceAccountError(kind: keyof typeof texts, cause: unknown): Error {
  return wordedError(texts[kind], cause);
}

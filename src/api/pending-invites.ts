import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { createInviteLink, resendInvite } from './answers/extension.gen';
import { commitPendingInvites, listPendingInvites } from './answers/pending-invites.gen';
import { client, resultOf } from './client';
import { refreshOrganisation } from './refresh-organisation';
import type { InviteBatch, InviteLink } from './schema.gen';

export type { Invite, InviteBatch, InviteLink } from './schema.gen';

/** The invitations that nobody has accepted yet (GET api/organisation/{orgId}/invite). */
export const pendingInviteQueries = {
  all: (orgId: string) => ['pending-invites', orgId] as const,
  list: (orgId: string) =>
    queryOptions({
      queryKey: [...pendingInviteQueries.all(orgId), 'list'],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/organisation/{orgId}/invite', { params: { path: { orgId } }, signal }),
          listPendingInvites,
        ),
    }),
};

/** The queries that a sent, renewed or withdrawn invitation makes stale. */
export const invitesOf = (orgId: string) => ({
  all: () => pendingInviteQueries.all(orgId),
  list: () => pendingInviteQueries.list(orgId),
});

/** Withdraws invitations in one call (POST api/organisation/{orgId}/invite/batch). */
export function useCommitPendingInvites(orgId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (batch: InviteBatch) =>
      resultOf(
        client.POST('/api/organisation/{orgId}/invite/batch', {
          params: { path: { orgId } },
          body: batch,
        }),
        commitPendingInvites,
      ),
    onSuccess: () => refreshOrganisation(queryClient, orgId, invitesOf(orgId)),
  });
}

/**
 * Sends an invitation again, which renews it. The call is an extension: a back end without it
 * answers 404 or 501.
 */
export function useResendInvite(orgId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      resultOf(
        client.POST('/api/organisation/{orgId}/invite/{id}/resend', {
          params: { path: { orgId, id } },
        }),
        resendInvite,
      ),
    onSuccess: () => refreshOrganisation(queryClient, orgId, invitesOf(orgId)),
  });
}

/**
 * Creates another link to an invitation. The link is a secret, so the cache drops the finished call
 * and only the caller keeps the link. The call is an extension: a back end without it answers 404
 * or 501.
 */
export function useCreateInviteLink(orgId: string): (id: string) => Promise<InviteLink> {
  const { mutateAsync, reset } = useMutation({
    mutationFn: (id: string) =>
      resultOf(
        client.POST('/api/organisation/{orgId}/invite/{id}/link', {
          params: { path: { orgId, id } },
        }),
        createInviteLink,
      ),
  });
  return useCallback((id) => mutateAsync(id).finally(reset), [mutateAsync, reset]);
}

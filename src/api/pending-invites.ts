import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
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

/** What is stale when invitations were sent, renewed or withdrawn. */
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

/** Sends an invitation again, which renews it. An extension: 404 or 501 where there is none. */
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
 * Makes another link to an invitation. The link is a secret: nothing of a finished call is kept but
 * what the caller gets. An extension: 404 or 501 where there is none.
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
  return (id) => mutateAsync(id).finally(reset);
}

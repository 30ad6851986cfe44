import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendInvite } from './answers/invite-user.gen';
import { client, resultOf } from './client';
import { invitesOf } from './pending-invites';
import { refreshOrganisation } from './refresh-organisation';
import type { SendInviteRequest } from './schema.gen';

export type { SendInviteRequest } from './schema.gen';

/** Invites a person by mail (POST api/organisation/{orgId}/sendinvite). */
export function useSendInvite(orgId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (invitation: SendInviteRequest) =>
      resultOf(
        client.POST('/api/organisation/{orgId}/sendinvite', {
          params: { path: { orgId } },
          body: invitation,
        }),
        sendInvite,
      ),
    onSuccess: () => refreshOrganisation(queryClient, orgId, invitesOf(orgId)),
  });
}

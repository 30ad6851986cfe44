import { useMutation } from '@tanstack/react-query';
import { sendInvite } from './answers/invite-user.gen';
import { post } from './client';
import { refreshOrganisation } from './organisation-summary';
import { pendingInviteQueries } from './pending-invites';
import { useRepeatableCall } from './repeatable-call';
import type { SendInviteRequest } from './schema.gen';
import { usePost } from './use-post';

export type * from './answers/invite-user.gen';

/** Invites a person by mail. */
export const useSendInvite = (orgId: string) =>
  usePost(sendInvite, { path: { orgId } }, refreshOrganisation(orgId, pendingInviteQueries));

/** Invites several people by mail, each with a call that is safe to repeat by itself. */
export const useSendInvites = (orgId: string) => {
  const sendOnce = useRepeatableCall();
  return useMutation({
    mutationFn: (invitation: SendInviteRequest) =>
      sendOnce(
        invitation,
        (key) => post(sendInvite, { path: { orgId } }, invitation, { key }),
        invitation.email,
      ),
    onSuccess: (_saved, _invitation, _result, { client }) =>
      refreshOrganisation(orgId, pendingInviteQueries)(client),
  });
};

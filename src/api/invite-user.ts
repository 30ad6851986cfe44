import { useQueryClient } from '@tanstack/react-query';
import { sendInvite } from './answers/invite-user.gen';
import { refreshAfterCommit } from './calls';
import { staleSummary } from './organisation-summary';
import { isStillPending, pendingInviteQueries } from './pending-invites';
import type { Invite, SendInviteRequest } from './schema.gen';
import { usePostEach } from './use-post';

export type * from './answers/invite-user.gen';

export type SendInvite = (body: SendInviteRequest) => Promise<Invite>;

/**
 * Invites people by mail, each by an address. A call that was repeated sends no second mail, unless somebody
 * has withdrawn the invitation since.
 */
export function useSendInvite(orgId: string): SendInvite {
  const queryClient = useQueryClient();
  const { mutateAsync } = usePostEach(sendInvite, () => ({ path: { orgId } }), [
    staleSummary(orgId),
    refreshAfterCommit(pendingInviteQueries, orgId),
  ]);
  return async (body) => {
    const send = () => mutateAsync({ id: body.email, body });
    const { answer, wasReplayed } = await send();
    const isGone = wasReplayed && (await isStillPending(queryClient, orgId, answer)) === false;
    return isGone ? (await send()).answer : answer;
  };
}

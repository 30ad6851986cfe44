import { useQueryClient } from '@tanstack/react-query';
import { isSameValue } from '~/domain/record-difference';
import { sendInvite } from './answers/invite-user.gen';
import { refreshAfterCommit } from './calls';
import { staleSummary } from './organisation-summary';
import { isStillPending, pendingInviteQueries } from './pending-invites';
import type { Invite, SendInviteRequest } from './schema.gen';
import { usePostEach } from './use-post';

export type * from './answers/invite-user.gen';

/** The mail may leave after the answer. */
const withoutMail = (invite: Invite) => ({ ...invite, mailState: undefined });

export type SendInvite = (body: SendInviteRequest) => Promise<Invite>;

/**
 * Invites people by mail, each by an address. A call that was repeated sends no second mail, unless somebody
 * has withdrawn or replaced the invitation since: the last one counts.
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
    const sent = withoutMail(answer);
    const isSame = (listed: Invite) => isSameValue(withoutMail(listed), sent);
    const isLast =
      !wasReplayed || (await isStillPending(queryClient, orgId, answer, isSame)) !== false;
    return isLast ? answer : (await send()).answer;
  };
}

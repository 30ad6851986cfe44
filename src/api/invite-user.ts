import { sendInvite } from './answers/invite-user.gen';
import { refreshOrganisation } from './organisation-summary';
import { pendingInviteQueries } from './pending-invites';
import { usePostEach } from './use-post';

export type * from './answers/invite-user.gen';

/** Invites people by mail, each by an address. */
export const useSendInvite = (orgId: string) =>
  usePostEach(
    sendInvite,
    () => ({ path: { orgId } }),
    refreshOrganisation(orgId, pendingInviteQueries),
  );

import { sendInvite } from './answers/invite-user.gen';
import { refreshOrganisation } from './organisation-summary';
import { pendingInviteQueries } from './pending-invites';
import { usePost } from './use-post';

export type * from './answers/invite-user.gen';

/** Invites a person by mail. */
export const useSendInvite = (orgId: string) =>
  usePost(sendInvite, { path: { orgId } }, refreshOrganisation(orgId, pendingInviteQueries));

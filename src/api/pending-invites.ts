import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createInviteLink, resendInvite } from './answers/extension.gen';
import { commitPendingInvites, listPendingInvites } from './answers/pending-invites.gen';
import { query, refreshAfterCommit } from './calls';
import { offerUndo } from './offer-undo';
import { staleSummary } from './organisation-summary';
import type { Invite, MailState } from './schema.gen';
import { usePost, usePostEach } from './use-post';

export type * from './answers/extension.gen';
export type * from './answers/pending-invites.gen';

const all = (orgId: string) => ['pending-invites', orgId] as const;

/** The invitations that nobody has accepted yet. */
export const pendingInviteQueries = {
  all,
  list: (orgId: string) => query(all(orgId), listPendingInvites, { path: { orgId } }),
};

/**
 * Reads the list again. Returns whether it has an invitation, and undefined if it could not be read.
 * @param isSame whether nobody has replaced it since
 */
export const isStillPending = (
  queryClient: QueryClient,
  orgId: string,
  { organisationUserInviteID: id }: Invite,
  isSame: (listed: Invite) => boolean = () => true,
): Promise<boolean | undefined> =>
  queryClient.fetchQuery({ ...pendingInviteQueries.list(orgId), staleTime: 0 }).then(
    (list) => list.some((listed) => listed.organisationUserInviteID === id && isSame(listed)),
    () => undefined,
  );

const isWaiting = ({ mailState }: Invite) => mailState === 'Pending';

/** How often a visible page asks what became of a mail that waits (milliseconds). */
const pauseBetweenLooks = 5_000;

/** Reads the list again while the mail of an invitation waits and the page is visible. */
const watchedList = (orgId: string) => ({
  ...pendingInviteQueries.list(orgId),
  refetchInterval: ({ state }: { state: { data?: Invite[] } }) =>
    state.data?.some(isWaiting) ? pauseBetweenLooks : (false as const),
});

/** What became of the mails of pending invitations, by id, as far as they were not just sent. */
export function useMailStates(orgId: string): ReadonlyMap<string, MailState> {
  const { data } = useQuery(watchedList(orgId));
  return useMemo(
    () =>
      new Map(
        (data ?? []).flatMap(({ organisationUserInviteID: id, mailState }) =>
          mailState && mailState !== 'Sent' ? [[id, mailState] as const] : [],
        ),
      ),
    [data],
  );
}

/** What became of the mail of an invitation that was just stored. Follows one that waits. */
export function useMailState(orgId: string, invite: Invite): MailState {
  const { data, isFetchedAfterMount } = useQuery({
    ...watchedList(orgId),
    enabled: isWaiting(invite),
  });
  const id = invite.organisationUserInviteID;
  const listed = isFetchedAfterMount
    ? data?.find((one) => one.organisationUserInviteID === id)
    : null;
  return (listed ?? invite).mailState ?? 'Sent';
}

/** Withdraws invitations in one call. */
export const useCommitPendingInvites = (orgId: string) =>
  usePost(
    commitPendingInvites,
    { path: { orgId } },
    [staleSummary(orgId), refreshAfterCommit(pendingInviteQueries, orgId)],
    offerUndo('invitations', orgId, pendingInviteQueries.list(orgId)),
  );

/** Sends an invitation again, which renews it. A back end without the call answers 404, 405 or 501. */
export const useResendInvite = (orgId: string) =>
  usePostEach(resendInvite, (id) => ({ path: { orgId, id } }), [
    staleSummary(orgId),
    refreshAfterCommit(pendingInviteQueries, orgId),
  ]);

/**
 * Creates another link to an invitation. The link is a secret: `reset` drops it from the cache. A back end
 * without the call answers 404, 405 or 501.
 */
export const useCreateInviteLink = (orgId: string) =>
  usePostEach(createInviteLink, (id) => ({ path: { orgId, id } }), []);

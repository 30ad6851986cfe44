import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { ApiError } from '~/api/api-error';
import { failureWords } from '~/api/failure-words';
import { type Invite, pendingInviteQueries } from '~/api/pending-invites';

/** What the dialog of an action shows. Closing it drops the result, which may be a secret. */
interface InviteActionState<Result> {
  /** Undefined while the dialog is closed. */
  invite?: Invite;
  isBusy?: boolean;
  result?: Result;
  failure?: string;
}

/**
 * Runs a call of the contract's extension on one invitation at a time.
 * @param call keeps its identity between renders
 */
export function useInviteAction<Result>(orgId: string, call: (id: string) => Promise<Result>) {
  const queryClient = useQueryClient();
  const [state, show] = useState<InviteActionState<Result>>({});
  const [isOffered, setIsOffered] = useState(true);
  // A second click can arrive before React has drawn the first one.
  const isAtWork = useRef(false);

  const run = useCallback(
    async (invite: Invite) => {
      if (isAtWork.current) return;
      isAtWork.current = true;
      show({ invite, isBusy: true });
      try {
        show({ invite, result: await call(invite.organisationUserInviteID) });
      } catch (error) {
        if (await isUnknownCall(error, invite, orgId, queryClient)) {
          setIsOffered(false);
          show({ invite });
        } else {
          show({ invite, failure: failureWords(error) });
        }
      } finally {
        isAtWork.current = false;
      }
    },
    [queryClient, orgId, call],
  );
  return { ...state, isOffered, run, show };
}

export type InviteAction<Result> = ReturnType<typeof useInviteAction<Result>>;

/**
 * Whether a failure means that the service lacks the call. Such a service answers 501 or 404. A 404
 * can also mean that the invitation is gone, so the list decides.
 */
async function isUnknownCall(
  error: unknown,
  { organisationUserInviteID: id }: Invite,
  orgId: string,
  queryClient: QueryClient,
): Promise<boolean> {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status !== 404) return status === 501;
  const list = pendingInviteQueries.list(orgId);
  const fresh = await queryClient.fetchQuery({ ...list, staleTime: 0 }).catch(() => []);
  return fresh.some(({ organisationUserInviteID }) => organisationUserInviteID === id);
}

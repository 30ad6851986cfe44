import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '~/api/api-error';
import { failureWords } from '~/api/failure-words';
import { type Invite, pendingInviteQueries } from '~/api/pending-invites';

/** The state of a call beyond the specification. */
export type InviteActionState<Result> =
  | { step: 'idle' }
  | { step: 'working' }
  | { step: 'done'; result: Result }
  | { step: 'failed'; message: string }
  /** The service does not know the call. */
  | { step: 'not-offered' };

/**
 * Runs a call of the contract's extension on one invitation at a time. A service without the call
 * answers 501 or 404. A 404 can also mean that the invitation is gone, so the list decides.
 */
export function useInviteAction<Result>(orgId: string, call: (id: string) => Promise<Result>) {
  const queryClient = useQueryClient();
  const [invite, setInvite] = useState<Invite>();
  const [state, setState] = useState<InviteActionState<Result>>({ step: 'idle' });
  const isAtWork = useRef(false);
  // The function changes with each render, but does the same.
  const latestCall = useRef(call);
  useEffect(() => {
    latestCall.current = call;
  });

  const run = useCallback(
    async ({ organisationUserInviteID: id }: Invite) => {
      if (isAtWork.current) return;
      isAtWork.current = true;
      setState({ step: 'working' });
      try {
        setState({ step: 'done', result: await latestCall.current(id) });
      } catch (error) {
        const isOffered = !(await isUnknownCall(error, id, queryClient, orgId));
        setState(
          isOffered ? { step: 'failed', message: failureWords(error) } : { step: 'not-offered' },
        );
      } finally {
        isAtWork.current = false;
      }
    },
    [queryClient, orgId],
  );
  const open = useCallback((of: Invite) => {
    setInvite(of);
    setState({ step: 'idle' });
  }, []);
  /** Also drops the result, which may be a secret. */
  const close = useCallback(() => {
    setInvite(undefined);
    setState({ step: 'idle' });
  }, []);

  /** `invite` is the invitation of the dialog; undefined while the dialog is closed. */
  return { invite, state, run, open, close };
}

async function isUnknownCall(
  error: unknown,
  id: string,
  queryClient: QueryClient,
  orgId: string,
): Promise<boolean> {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status !== 404) return status === 501;
  const list = pendingInviteQueries.list(orgId);
  const fresh = await queryClient.fetchQuery({ ...list, staleTime: 0 }).catch(() => []);
  return fresh.some(({ organisationUserInviteID }) => organisationUserInviteID === id);
}

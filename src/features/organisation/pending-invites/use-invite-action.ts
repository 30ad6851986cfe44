import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '~/api/api-error';
import { failureWords } from '~/api/failure-words';
import { type Invite, pendingInviteQueries } from '~/api/pending-invites';

type InviteActionState<Result> =
  | { step: 'idle' | 'working' }
  | { step: 'done'; result: Result }
  | { step: 'failed'; message: string }
  /** The service does not know the call. */
  | { step: 'not-offered' };

/** A call beyond the specification, and its dialog. */
export interface InviteAction<Result> {
  /** The invitation of the dialog; undefined while the dialog is closed. */
  invite: Invite | undefined;
  state: InviteActionState<Result>;
  /** False after the service has said that it does not know the call. */
  isOffered: boolean;
  run: (invite: Invite) => Promise<void>;
  open: (invite: Invite) => void;
  /** Also drops the result, which may be a secret. */
  close: () => void;
}

/**
 * Runs a call of the contract's extension on one invitation at a time. A service without the call
 * answers 501 or 404. A 404 can also mean that the invitation is gone, so the list decides.
 */
export function useInviteAction<Result>(
  orgId: string,
  call: (id: string) => Promise<Result>,
): InviteAction<Result> {
  const queryClient = useQueryClient();
  const [invite, setInvite] = useState<Invite>();
  const [state, setState] = useState<InviteActionState<Result>>({ step: 'idle' });
  const [isOffered, setIsOffered] = useState(true);
  const isAtWork = useRef(false);
  // The function changes with each render, but does the same.
  const latestCall = useRef(call);
  useEffect(() => {
    latestCall.current = call;
  });

  const run = useCallback(
    async ({ organisationUserInviteID: id }: Invite) => {
      const isUnknownCall = async (error: unknown) => {
        const status = error instanceof ApiError ? error.status : undefined;
        if (status !== 404) return status === 501;
        const list = pendingInviteQueries.list(orgId);
        const fresh = await queryClient.fetchQuery({ ...list, staleTime: 0 }).catch(() => []);
        return fresh.some(({ organisationUserInviteID }) => organisationUserInviteID === id);
      };
      if (isAtWork.current) return;
      isAtWork.current = true;
      setState({ step: 'working' });
      try {
        setState({ step: 'done', result: await latestCall.current(id) });
      } catch (error) {
        if (await isUnknownCall(error)) {
          setState({ step: 'not-offered' });
          setIsOffered(false);
        } else {
          setState({ step: 'failed', message: failureWords(error) });
        }
      } finally {
        isAtWork.current = false;
      }
    },
    [queryClient, orgId],
  );
  const show = useCallback((next: Invite | undefined) => {
    setInvite(next);
    setState({ step: 'idle' });
  }, []);
  const close = useCallback(() => show(undefined), [show]);
  return { invite, state, isOffered, run, open: show, close };
}

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '~/api/api-error';
import { type Invite, pendingInviteQueries } from '~/api/pending-invites';

/** How far a call beyond the specification has come. */
export type InviteActionState<Result> =
  | { step: 'idle' }
  | { step: 'working' }
  | { step: 'done'; result: Result }
  | { step: 'failed'; message: string }
  /** The service does not know the call. */
  | { step: 'not-offered' };

/**
 * One call of the contract's extension on one invitation at a time. A service without it answers
 * 501, or 404, which also means that the invitation is gone: the list tells the two apart.
 */
export function useInviteAction<Result>(orgId: string, call: (id: string) => Promise<Result>) {
  const queryClient = useQueryClient();
  const [invite, setInvite] = useState<Invite>();
  const [state, setState] = useState<InviteActionState<Result>>({ step: 'idle' });
  const isAtWork = useRef(false);

  async function isStillThere(id: string): Promise<boolean> {
    const list = pendingInviteQueries.list(orgId);
    const fresh = await queryClient.fetchQuery({ ...list, staleTime: 0 }).catch(() => []);
    return fresh.some(({ organisationUserInviteID }) => organisationUserInviteID === id);
  }

  async function outcomeOf(error: unknown, id: string): Promise<InviteActionState<Result>> {
    const status = error instanceof ApiError ? error.status : undefined;
    if (status === 501 || (status === 404 && (await isStillThere(id)))) {
      return { step: 'not-offered' };
    }
    const message = error instanceof Error ? error.message : '';
    return { step: 'failed', message: message || 'Your request has been rejected' };
  }

  async function run({ organisationUserInviteID: id }: Invite) {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setState({ step: 'working' });
    try {
      setState({ step: 'done', result: await call(id) });
    } catch (error) {
      setState(await outcomeOf(error, id));
    } finally {
      isAtWork.current = false;
    }
  }

  return {
    /** The invitation that it is about; undefined while nothing is asked or shown. */
    invite,
    state,
    run,
    open: (of: Invite) => {
      setInvite(of);
      setState({ step: 'idle' });
    },
    /** Forgets the result as well, which may be a secret. */
    close: () => {
      setInvite(undefined);
      setState({ step: 'idle' });
    },
  };
}

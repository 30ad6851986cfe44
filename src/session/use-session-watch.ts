import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { onFailure } from '~/api/failure-listeners';
import { checkSession } from './check-session';
import type { Session } from './session';
import { onAnnouncement } from './session-channel';
import { startAnew } from './unsaved-edits';

// Long enough for the logout of another tab to have reached the server.
const signingOutDelay = 1_500;

/**
 * Notices that the session has ended: by a 401 of any call, or by a sign-out in another tab. While
 * it has, looks again whenever the page comes to the front. When another user is signed in instead,
 * the console starts anew (decision 19).
 *
 * `check` looks now. `onResumed` is called when the same user is back.
 */
export function useSessionWatch(session: Session | null, onResumed: () => void) {
  const queryClient = useQueryClient();
  const [hasEnded, setHasEnded] = useState(false);
  const userID = session?.userID;

  const check = useCallback(async () => {
    if (!userID) return;
    const outcome = await checkSession(queryClient, userID);
    if (outcome === 'other-user') startAnew();
    if (outcome === 'ended') setHasEnded(true);
    if (outcome === 'same-user' && hasEnded) {
      setHasEnded(false);
      onResumed();
    }
  }, [queryClient, userID, hasEnded, onResumed]);

  // A 401 may also come from a remote instance: only the session call tells whose session it was.
  useEffect(
    () =>
      onFailure(({ status }) => {
        if (status === 401 && !queryClient.isFetching({ queryKey: ['session'] })) void check();
      }),
    [check, queryClient],
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = onAnnouncement((announcement) => {
      if (announcement.kind === 'signing-out') timer = setTimeout(check, signingOutDelay);
      else if (announcement.kind === 'signed-out' || hasEnded || announcement.userID !== userID) {
        void check();
      }
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [check, hasEnded, userID]);

  useEffect(() => {
    if (!hasEnded) return;
    const look = () => {
      if (document.visibilityState === 'visible') void check();
    };
    globalThis.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      globalThis.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [hasEnded, check]);

  return { hasEnded, check };
}

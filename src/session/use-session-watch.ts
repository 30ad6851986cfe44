import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onFailure } from '~/api/failure-listeners';
import { checkSession } from './check-session';
import { hidePage, onRestored } from './restored-page';
import type { Session } from './session';
import { onAnnouncement } from './session-channel';
import { hasUnsavedEdits, reloadPage, startAnew } from './unsaved-edits';

// When to look after another tab has left for the logout, for a service whose page does not say
// that it has happened: within two seconds of it, and once more for a slow one.
const looksAfterLogout = [400, 900, 1_400, 5_000];

export type SessionEnd = 'expired' | 'signed-out';

/**
 * Notices that the session has ended: by a 401 of any call, by a sign-out in another tab, or when
 * the page comes to the front again. While it has, looks whenever the page gets the focus. After a
 * sign-out a page without unsaved edits loads itself anew, which shows Login Required; otherwise the
 * page stays. When another user is signed in instead, the console starts anew
 * (docs/product/shell.md#session-that-ends).
 *
 * `check` looks now; `hasEnded` only where that is not known, for whoever was just refused.
 * `onResumed` is called when the same user is back.
 */
export function useSessionWatch(session: Session | null, onResumed: () => void) {
  const queryClient = useQueryClient();
  const [shownEnd, setShownEnd] = useState<SessionEnd>();
  // Several answers may come before the first of them is drawn.
  const end = useRef<SessionEnd>(undefined);
  const userID = session?.userID;

  const check = useCallback(
    async (how: SessionEnd = 'expired') => {
      if (!userID) return 'unknown';
      const outcome = await checkSession(queryClient, userID);
      if (outcome === 'other-user') startAnew();
      if (outcome === 'ended') {
        if (how === 'signed-out' && !hasUnsavedEdits()) reloadPage();
        else if (end.current !== 'signed-out') end.current = how;
      }
      const hasResumed = outcome === 'same-user' && end.current !== undefined;
      if (hasResumed) end.current = undefined;
      setShownEnd(end.current);
      if (hasResumed) onResumed();
      return outcome;
    },
    [queryClient, userID, onResumed],
  );

  const hasEnded = useCallback(
    async () => end.current !== undefined || ['ended', 'other-user'].includes(await check()),
    [check],
  );

  // A 401 may also come from a remote instance: only the session call tells whose session it was.
  useEffect(
    () =>
      onFailure(({ status }) => {
        const isKnown = end.current || queryClient.isFetching({ queryKey: ['session'] });
        if (status === 401 && !isKnown) void check();
      }),
    [check, queryClient],
  );

  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const forget = () => {
      for (const timer of timers) clearTimeout(timer);
    };
    const look = async () => {
      if ((await check('signed-out')) === 'ended') forget();
    };
    const stop = onAnnouncement((announcement) => {
      forget();
      if (announcement.kind === 'signing-out') {
        timers = looksAfterLogout.map((delay) => setTimeout(look, delay));
      } else if (announcement.kind === 'signed-out') void look();
      else if (announcement.kind === 'not-signed-in') void check();
      else if (end.current || announcement.userID !== userID) void check();
    });
    return () => {
      forget();
      stop();
    };
  }, [check, userID]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void check();
    };
    const lookWhenEnded = () => {
      if (end.current) look();
    };
    globalThis.addEventListener('focus', lookWhenEnded);
    document.addEventListener('visibilitychange', look);
    return () => {
      globalThis.removeEventListener('focus', lookWhenEnded);
      document.removeEventListener('visibilitychange', look);
    };
  }, [check]);

  useEffect(
    () =>
      onRestored(async () => {
        if (!userID) return;
        hidePage(true);
        const outcome = await check();
        if (outcome === 'same-user') hidePage(false);
        else if (outcome !== 'other-user') reloadPage();
      }),
    [check, userID],
  );

  return { end: shownEnd, check, hasEnded };
}

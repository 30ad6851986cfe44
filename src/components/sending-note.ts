import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useIsShown } from './use-is-shown';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The call of this page was running when somebody left or reloaded the page. */
    isSending?: boolean;
  }
}

/** Notes in this history entry, which outlives a reload, that a single-use call is running. */
export function noteSending(router: AnyRouter, isSending: boolean): void {
  const { latestLocation } = router;
  void router.commitLocation({
    ...latestLocation,
    state: { ...latestLocation.state, isSending },
    replace: true,
    // The page stays where a person has scrolled to: the message of a failure comes into view there.
    resetScroll: false,
    // No navigation leaves the page, so that no guard has to be asked: the note is stored at once.
    ignoreBlocker: true,
  });
}

/** The note of a single-use call, and whether the history entry had one already. */
export function useSendingNote() {
  const router = useRouter();
  const isShown = useIsShown();
  const [wasSending] = useState(() => router.history.location.state.isSending === true);

  /** Sends a call and stores the note. A failure removes it only while the page is still open. */
  const noted = async <Result>(send: () => Promise<Result>): Promise<Result> => {
    noteSending(router, true);
    try {
      return await send();
    } catch (error) {
      if (isShown.current) noteSending(router, false);
      throw error;
    }
  };
  return { wasSending, noted };
}

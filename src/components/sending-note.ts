import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useIsShown } from './use-is-shown';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The call of this page was running when somebody left or reloaded the page. */
    isSending?: boolean;
  }
}

/** Notes in this history entry, which outlives a reload, that a single-use call is running. */
export function noteSending(history: RouterHistory, isSending: boolean): void {
  const { href, state } = history.location;
  // No navigation leaves the page, so that no guard has to be asked: the note is stored at once.
  history.replace(href, { ...state, isSending }, { ignoreBlocker: true });
}

/** The note of a single-use call, and whether the history entry had one already. */
export function useSendingNote() {
  const { history } = useRouter();
  const isShown = useIsShown();
  const [wasSending] = useState(() => history.location.state.isSending === true);

  /** Sends a call and stores the note. A failure removes it only while the page is still open. */
  const noted = async <Result>(send: () => Promise<Result>): Promise<Result> => {
    noteSending(history, true);
    try {
      return await send();
    } catch (error) {
      if (isShown.current) noteSending(history, false);
      throw error;
    }
  };
  return { wasSending, noted };
}

import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useIsShown } from './use-is-shown';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What this page sends was on its way when somebody left it or loaded it again. */
    isSending?: boolean;
  }
}

/**
 * For what works once: notes at this entry of the history that it is on its way, where the page
 * finds it again after a reload or Back and can say so.
 */
export function useSendingNote() {
  const { history } = useRouter();
  const isShown = useIsShown();
  const [wasSending] = useState(() => history.location.state.isSending === true);
  const note = (isSending: boolean) => {
    const { href, state } = history.location;
    history.replace(href, { ...state, isSending });
  };

  /** Sends; the note stays when the answer finds nobody on this page. */
  async function noted<Result>(send: () => Promise<Result>): Promise<Result> {
    note(true);
    try {
      return await send();
    } catch (error) {
      if (isShown.current) note(false);
      throw error;
    }
  }

  return { wasSending, noted, isShown };
}

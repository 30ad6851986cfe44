import type { RouterHistory } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What this page sends was on its way when somebody left it or loaded it again. */
    isSending?: boolean;
  }
}

/**
 * Notes at this entry of the history whether what works once is on its way, where the page finds it
 * again after a reload or Back.
 */
export function noteSending(history: RouterHistory, isSending: boolean): void {
  const { href, state } = history.location;
  history.replace(href, { ...state, isSending });
}

/** Sends, with a note of it; the note stays when an answer finds nobody on the page any more. */
export async function sendNoted<Result>(
  history: RouterHistory,
  isShown: () => boolean,
  send: () => Promise<Result>,
): Promise<Result> {
  noteSending(history, true);
  try {
    return await send();
  } catch (error) {
    if (isShown()) noteSending(history, false);
    throw error;
  }
}

import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Validate Invitation has sent an acceptance from this entry of the history. */
    hasSentAcceptance?: boolean;
    /** The invitation was accepted for an account that had been there before. */
    isExistingUser?: boolean;
  }
}

import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The invitation was accepted for an account that had been there before. */
    isExistingUser?: boolean;
  }
}

import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the acceptance was for an account that existed before. */
    isExistingUser?: boolean;
  }
}

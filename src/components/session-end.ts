import { createContext, use, useCallback } from 'react';

const SessionEndContext = createContext<() => Promise<boolean>>(async () => false);

/** Provides the check for an ended session. The session dialog reports the result. */
export const SessionEndProvider = SessionEndContext.Provider;

/** Whether an error is a 401, or an error of a screen whose cause is a 401. */
function isUnauthorised(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('status' in error && error.status === 401) || isUnauthorised(error.cause);
}

/**
 * Returns a function that checks whether a failure only means that the session has ended. Such a
 * failure needs no message: the session dialog reports it, and the person can repeat the action
 * after the login (docs/product/shell.md#session-that-ends).
 */
export function useIsSessionEnd(): (error: unknown) => Promise<boolean> {
  const hasSessionEnded = use(SessionEndContext);
  return useCallback(
    async (error) => isUnauthorised(error) && (await hasSessionEnded()),
    [hasSessionEnded],
  );
}

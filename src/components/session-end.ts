import { createContext, use, useCallback } from 'react';

const SessionEndContext = createContext<() => Promise<boolean>>(async () => false);

/** Takes the way to ask whether the session has ended, which a dialog of its own then says. */
export const SessionEndProvider = SessionEndContext.Provider;

/** A 401, or what a screen says of one in words of its own. */
function isUnauthorised(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('status' in error && error.status === 401) || isUnauthorised(error.cause);
}

/**
 * Says of a failure whether it only means that the session has ended. Then there is nothing to
 * show: the dialog says it, and the same can be done again after the login
 * (docs/product/shell.md#session-that-ends).
 */
export function useIsSessionEnd(): (error: unknown) => Promise<boolean> {
  const hasSessionEnded = use(SessionEndContext);
  return useCallback(
    async (error) => isUnauthorised(error) && (await hasSessionEnded()),
    [hasSessionEnded],
  );
}

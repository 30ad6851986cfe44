import { createContext, use } from 'react';
import { requireSession } from './guards';
import type { Session } from './session';

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

/**
 * Returns the session, on a page whose route requires one.
 * @throws Refusal if nobody is signed in
 */
export function useSession(): Session {
  return requireSession(use(SessionContext));
}

/** Returns the session, or null on a page that needs no sign-in and has none. */
export function useOptionalSession(): Session | null {
  return use(SessionContext);
}

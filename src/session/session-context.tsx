import { createContext, use } from 'react';
import { Refusal } from './refusal';
import type { Session } from './session';

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

/** Who is signed in, or null on the pages that need no sign-in. */
export function useOptionalSession(): Session | null {
  return use(SessionContext);
}

/**
 * Who is signed in, for screens behind the guard.
 * @throws Refusal when nobody is.
 */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Refusal('login-required');
  return session;
}

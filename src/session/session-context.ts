import { createContext, use } from 'react';
import { requireSession } from './guards';
import type { Session } from './session';

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

/** Who is signed in, on a page whose route asks for that. */
export function useSession(): Session {
  return requireSession(use(SessionContext));
}

/** Who is signed in; null on the pages that need no sign-in. */
export function useOptionalSession(): Session | null {
  return use(SessionContext);
}

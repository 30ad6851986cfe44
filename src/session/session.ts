import { createContext, use } from 'react';
import type { CurrentSession } from '~/api/session';
import { type Role, rankOf, roles } from '~/domain/roles';

type User = CurrentSession[0];

/** The signed-in person and the person's roles (docs/product/routes-and-roles.md#roles). */
export interface Session {
  user: User;
  userID: string;
  /** The organisation that the person works in; null if it is not known. */
  organisation: CurrentSession[1];
  isOrgAdmin: boolean;
  isSuperUser: boolean;
  isAnonymous: boolean;
}

/** Converts the three elements of the session call (GET Authentication/current) to named fields. */
export function sessionOf(current: CurrentSession): Session {
  // The type makes a tuple of another length a compile error. A plain destructuring would accept
  // it.
  const [user, organisation, isOrgAdmin]: [User, CurrentSession[1], boolean] = current;
  // Such an account has no role, whatever else it has.
  const isAnonymous = user.scopes.includes('anonymous');
  return {
    user,
    userID: user.userID,
    organisation,
    isOrgAdmin: isOrgAdmin && !isAnonymous,
    isSuperUser: user.scopes.includes('superuser') && !isAnonymous,
    isAnonymous,
  };
}

export type Landing =
  | { to: '/admin' }
  | { to: '/organisation/$orgId'; params: { orgId: string } }
  | { to: '/organisation/null' }
  | { to: '/user/$userId'; params: { userId: string } };

/** Returns where / leads, by role (docs/product/routes-and-roles.md#landing-page). */
export function landingOf(session: Session): Landing {
  if (session.isSuperUser) return { to: '/admin' };
  if (session.isOrgAdmin) return organisationLandingOf(session);
  return userLandingOf(session);
}

/** Returns where /organisation leads. The literal text null stands for an organisation that is not known. */
export function organisationLandingOf({ organisation }: Session): Landing {
  if (!organisation) return { to: '/organisation/null' };
  return { to: '/organisation/$orgId', params: { orgId: organisation.organisationID } };
}

/** Returns where /user leads. */
export function userLandingOf({ userID }: Session): Landing {
  return { to: '/user/$userId', params: { userId: userID } };
}

/** The reason why a page is not shown: nobody is signed in, or the role has no access to it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(readonly reason: 'login-required' | 'not-allowed') {
    super(reason === 'login-required' ? 'Login Required' : 'Not allowed');
  }
}

/**
 * The guards of the routes. Every route is registered for everyone, and the server makes the final
 * decision. A guard keeps a person from a screen all of whose calls the server would refuse.
 * @throws Refusal if nobody is signed in
 */
export function requireSession(session: Session | null): Session {
  if (!session) throw new Refusal('login-required');
  return session;
}

/**
 * Lets a role and those above it pass. Only the server knows which organisations a person administers,
 * since rights extend to child organisations.
 * @throws Refusal for everyone else
 */
export function requireRole(session: Session | null, openTo: Role): void {
  if (rankOf(requireSession(session)) < roles.indexOf(openTo)) throw new Refusal('not-allowed');
}

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

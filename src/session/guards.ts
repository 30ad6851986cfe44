import type { Session } from './session';

/** The reason why a page is not shown: nobody is signed in, or the role has no access to it. */
export class Refusal extends Error {
  readonly reason: 'login-required' | 'not-allowed';

  constructor(reason: Refusal['reason']) {
    super(reason === 'login-required' ? 'Login Required' : 'Not allowed');
    this.name = 'Refusal';
    this.reason = reason;
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
 * Lets super users pass.
 * @throws Refusal for everyone else
 */
export function requireSuperUser(session: Session | null): void {
  if (!requireSession(session).isSuperUser) throw new Refusal('not-allowed');
}

/**
 * Lets super users and organisation administrators pass. Only the server knows which organisations
 * a person administers, since rights extend to child organisations.
 * @throws Refusal for everyone else
 */
export function requireOrganisationAdministrator(session: Session | null): void {
  const { isOrgAdmin, isSuperUser } = requireSession(session);
  if (!isOrgAdmin && !isSuperUser) throw new Refusal('not-allowed');
}

import { Refusal } from './refusal';
import type { Session } from './session';

/**
 * The guards of the routes: every route is registered for everyone, and the server decides in the
 * end; these keep a person from screens whose calls would all be refused.
 * @throws Refusal
 */
export function requireSession(session: Session | null): Session {
  if (!session) throw new Refusal('login-required');
  return session;
}

/** @throws Refusal for everyone but super users. */
export function requireSuperUser(session: Session | null): void {
  if (!requireSession(session).isSuperUser) throw new Refusal('not-allowed');
}

/**
 * Lets super users and organisation administrators pass. Of which organisations a person is the
 * administrator only the server knows: rights reach down to child organisations.
 * @throws Refusal for everyone else.
 */
export function requireOrganisationAdministrator(session: Session | null): void {
  const { isOrgAdmin, isSuperUser } = requireSession(session);
  if (!isOrgAdmin && !isSuperUser) throw new Refusal('not-allowed');
}

import type { RegisteredRouter } from '@tanstack/react-router';
import { type Role, rankOf, roles } from '~/domain/roles';
import type { Session } from './session';

type Routes = Pick<RegisteredRouter, 'getMatchedRoutes'>;

/**
 * Returns the lowest role that may open an address, as the guard of its route says (`openTo`); null if its
 * page needs no session, or if no page has this address.
 */
export function roleFor(router: Routes, path: string): Role | null {
  const [matched] = router.getMatchedRoutes(path);
  if (!matched.some(({ id }) => id === '/_signed-in')) return null;
  return matched.flatMap(({ options }) => options.staticData?.openTo ?? []).at(-1) ?? roles[0];
}

/** Whether a person may open an address whose page needs a session. */
export function mayOpen(router: Routes, path: string, session: Session): boolean {
  const role = roleFor(router, path);
  return role !== null && rankOf(session) >= roles.indexOf(role);
}

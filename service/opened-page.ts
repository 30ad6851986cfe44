import type { Session } from '../src/api/schema.gen';

/**
 * Returns the path of the page that a person gets at an address, or undefined if the page refuses the
 * person (docs/product/routes-and-roles.md). The script of index.html decides in the same way.
 */
export function openedPage(path: string, session: Session): string | undefined {
  const [{ userID, scopes }, organisation, isOrgAdmin] = session;
  const isSuperUser = scopes.includes('superuser');
  if (path === '/') {
    if (isSuperUser) return '/admin';
    return isOrgAdmin ? `/organisation/${organisation?.organisationID ?? null}` : `/user/${userID}`;
  }
  const isRefused =
    (/^\/admin(\/|$)/.test(path) && !isSuperUser) ||
    (/^\/organisation(\/|$)/.test(path) && !isSuperUser && !isOrgAdmin);
  return isRefused ? undefined : path;
}

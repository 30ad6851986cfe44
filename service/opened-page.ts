import type { Session } from '../src/api/schema.gen';
import { rankOf } from '../src/domain/roles';
import type { ConsolePage } from './console-page';

/**
 * Returns the path of the page that a person gets at an address, or undefined if the page refuses the
 * person (docs/product/routes-and-roles.md). The script of index.html decides in the same way.
 */
export function openedPage(
  path: string,
  session: Session,
  { lowestRankAt }: Pick<ConsolePage, 'lowestRankAt'>,
): string | undefined {
  const [{ userID, scopes }, organisation, isOrgAdmin] = session;
  const isSuperUser = scopes.includes('superuser');
  if (path === '/') {
    if (isSuperUser) return '/admin';
    return isOrgAdmin ? `/organisation/${organisation?.organisationID ?? null}` : `/user/${userID}`;
  }
  return rankOf({ isSuperUser, isOrgAdmin }) < lowestRankAt(path) ? undefined : path;
}

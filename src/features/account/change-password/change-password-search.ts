import { decodedPathname, safeReturnPath } from '~/domain/return-path';
import type { SearchParameters } from '~/domain/search-values';

const ownPath = /^\/changeprofilepassword(?![^/?#])/i;

/**
 * Reads the path that opens afterwards. Ignores a target outside of the console. Also ignores Change
 * Password itself: the person would not see that the change is done.
 */
export function changePasswordSearch(search: SearchParameters): {
  redirect?: string | undefined;
} {
  const redirect = safeReturnPath(search.redirect);
  return { redirect: redirect && ownPath.test(decodedPathname(redirect)) ? undefined : redirect };
}

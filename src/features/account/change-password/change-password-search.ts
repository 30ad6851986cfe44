import { safeReturnPath } from '~/domain/return-path';

/** The search parameters of Change Password: the path that opens afterwards. */
interface ChangePasswordSearch {
  redirect?: string | undefined;
}

/**
 * Reads the redirect target. Ignores a target outside of the console. Also ignores Change Password
 * itself: the person would not see that the change is done.
 */
export function changePasswordSearch(search: Record<string, unknown>): ChangePasswordSearch {
  const redirect = safeReturnPath(search.redirect);
  return { redirect: redirect && changesPassword.test(redirect) ? undefined : redirect };
}

const changesPassword = /^\/changeprofilepassword(?![^/?#])/i;

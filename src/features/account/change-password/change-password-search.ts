import { safeReturnPath } from '~/domain/return-path';

/** Where the caller of Change Password wants to be sent back to. */
interface ChangePasswordSearch {
  redirect?: string | undefined;
}

/**
 * Reads the redirect target; one that leads out of the console is ignored, and so is one that leads
 * nowhere else than to Change Password, which would not show that it is done.
 */
export function changePasswordSearch(search: Record<string, unknown>): ChangePasswordSearch {
  const redirect = safeReturnPath(search.redirect);
  return { redirect: redirect && changesPassword.test(redirect) ? undefined : redirect };
}

const changesPassword = /^\/changeprofilepassword(?![^/?#])/i;

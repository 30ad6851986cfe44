import { safeReturnPath } from '~/domain/return-path';

/** Where the caller of Change Password wants to be sent back to. */
interface ChangePasswordSearch {
  redirect?: string | undefined;
}

/** Reads the redirect target; one that leads out of the console is ignored. */
export function changePasswordSearch(search: Record<string, unknown>): ChangePasswordSearch {
  return { redirect: safeReturnPath(search.redirect) };
}

import { pathOfPage } from '../../src/domain/return-path';

/**
 * Returns the page that follows the sign-in: a path of this origin, with its query and fragment. An
 * address that could lead to another origin becomes the home page, and so does a call.
 */
export function safeReturnUrl(text: string | undefined): string {
  return pathOfPage(text) ?? '/';
}

import { safeReturnPath } from '../../src/domain/return-path';

/**
 * Returns the page of the console that follows the sign-in: a path of this origin, with its query
 * and fragment. An address that could lead to another origin becomes the home page, and so does one
 * of the service itself.
 */
export function safeReturnUrl(text: string | undefined): string {
  return safeReturnPath(text) ?? '/';
}

import { localPath } from '../../src/domain/return-path';

const home = '/';

/**
 * Returns the page of the console that follows the sign-in: a path of this origin, with its query
 * and fragment. An address that could lead to another origin becomes the home page, and so does a
 * page of the sign-in itself.
 */
export function safeReturnUrl(text: string | undefined): string {
  const path = localPath(text);
  return path === undefined || /^\/authentication([/?#]|$)/i.test(path) ? home : path;
}

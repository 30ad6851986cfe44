import { localPath } from '../../src/domain/return-path';

const home = '/';

/**
 * The page of the console to go to after signing in: a path of this origin, with its query and
 * fragment. Anything that could lead elsewhere becomes the home page, and so does a page of the
 * sign-in itself.
 */
export function safeReturnUrl(text: string | undefined): string {
  const path = localPath(text);
  return path === undefined || /^\/authentication([/?#]|$)/i.test(path) ? home : path;
}

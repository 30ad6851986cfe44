import { safeReturnPath } from '~/domain/return-path';

const key = 'console-wanted-page';

/**
 * Keeps the page that a visitor without a session has opened, for this tab
 * (docs/product/shell.md#login-required). The return address of Login is always `/`.
 */
export function keepWantedPage(href: string): void {
  try {
    sessionStorage.setItem(key, href);
  } catch {
    // Without storage the sign-in leads to the landing page.
  }
}

/** Returns the kept page once, by the checks of every return path; undefined for none. */
export function takeWantedPage(): string | undefined {
  try {
    const href = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return safeReturnPath(href);
  } catch {
    return undefined;
  }
}

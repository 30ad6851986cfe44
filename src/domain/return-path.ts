import type { Json } from './known-value';

const longest = 2048;

/** Returns an address as a path of this origin; undefined when it could lead to another origin. */
export function localPath(text: Json): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/') || text.length > longest) return undefined;
  // Browsers drop tabs and line breaks from addresses and read a backslash as a slash.
  if (/[\s\\\p{Cc}\p{Cf}\p{Surrogate}]/u.test(text)) return undefined;
  const origin = 'http://console.invalid';
  if (!URL.canParse(text, origin)) return undefined;
  const url = new URL(text, origin);
  // "/.//elsewhere" becomes "//elsewhere" only after its dots are resolved.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Returns a path of this origin that is no call and no sign-out; undefined for every other address. */
export function pathOfPage(text: Json): string | undefined {
  const path = localPath(text);
  return path && isBelow(path, 'authentication|api') ? undefined : path;
}

/** Returns a page of the console; undefined for every other address. */
export function safeReturnPath(text: Json): string | undefined {
  const path = pathOfPage(text);
  return path && isBelow(path, 'docs|dev') ? undefined : path;
}

/** Whether a path begins with one of these segments. They are a part of a regular expression. */
function isBelow(path: string, segments: string): boolean {
  return new RegExp(`^/(${segments})([/?#;]|$)`, 'i').test(decodedPathname(path));
}

/** Decodes the pathname of a path once, as servers and the router do; not a malformed one. */
export function decodedPathname(path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

const longest = 2048;

/** Returns an address as a path of this origin; undefined when it could lead to another origin. */
export function localPath(text: unknown): string | undefined {
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

/** Checks a return address within the console; undefined for every other address. */
export function safeReturnPath(text: unknown): string | undefined {
  const path = localPath(text);
  // The service's own paths are no pages of the console, and one of them signs out.
  return path && isOfService(path) ? undefined : path;
}

function isOfService(path: string): boolean {
  return /^\/(authentication|api|docs|dev)([/?#;]|$)/i.test(decodedPathname(path));
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

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
  return /^\/(authentication|api|docs|dev)([/?#;]|$)/i.test(decodedOnce(path));
}

/** Decodes as a server does. A malformed encoding is no path of the service. */
function decodedOnce(path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

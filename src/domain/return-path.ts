const longest = 2048;

/**
 * A path of this origin, with its query and fragment, that somebody asked to be sent back to;
 * undefined for anything that could lead elsewhere.
 */
export function localPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/') || text.length > longest) return undefined;
  // Browsers drop tabs and line breaks from addresses and read a backslash as a slash.
  if (/[\s\\\p{Cc}\p{Cf}\p{Surrogate}]/u.test(text)) return undefined;
  const origin = 'http://console.invalid';
  if (!URL.canParse(text, origin)) return undefined;
  const url = new URL(text, origin);
  // "/.//elsewhere" only turns into "//elsewhere" once its dots are resolved.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** A place inside the console that somebody asked to be sent back to; undefined for any other. */
export function safeReturnPath(text: unknown): string | undefined {
  const path = localPath(text);
  // What is not the console's own would sign out, or be no page at all.
  return path && /^\/(authentication|api|docs|dev)([/?#]|$)/i.test(path) ? undefined : path;
}

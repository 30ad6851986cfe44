const home = '/';
const longest = 2048;

/**
 * The page of the console to go to after signing in: a path of this origin, with its query and
 * fragment. Anything that could lead elsewhere becomes the home page, and so does a page of the
 * sign-in itself.
 */
export function safeReturnUrl(text: string | undefined): string {
  if (!text?.startsWith('/') || text.length > longest) return home;
  // Browsers drop tabs and line breaks from addresses and read a backslash as a slash.
  if (/[\s\\\p{Cc}\p{Cf}\p{Surrogate}]/u.test(text)) return home;
  const origin = 'http://console.invalid';
  if (!URL.canParse(text, origin)) return home;
  const url = new URL(text, origin);
  // "/.//elsewhere" only turns into "//elsewhere" once its dots are resolved.
  if (url.origin !== origin || url.pathname.startsWith('//')) return home;
  if (/^\/authentication(\/|$)/i.test(url.pathname)) return home;
  return `${url.pathname}${url.search}${url.hash}`;
}

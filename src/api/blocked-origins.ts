const blockedOrigins = new Set<string>();
let isWatching = false;

/**
 * Remembers the origins that the page's Content-Security-Policy keeps calls from: the failed call
 * itself does not tell that from a server that is down.
 */
export function watchBlockedOrigins(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective !== 'connect-src' || !URL.canParse(blockedURI)) return;
    blockedOrigins.add(new URL(blockedURI).origin);
  });
}

/** Whether a call to this origin was kept back since the page was loaded. */
export function isBlockedOrigin(origin: string): boolean {
  return blockedOrigins.has(origin);
}

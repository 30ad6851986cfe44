const blockedOrigins = new Set<string>();
let isWatching = false;

/**
 * Records the origins that the page's Content-Security-Policy blocks. A failed call does not tell a
 * blocked origin from a server that is down.
 */
export function watchBlockedOrigins(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective !== 'connect-src' || !URL.canParse(blockedURI)) return;
    blockedOrigins.add(new URL(blockedURI).origin);
  });
}

/** Whether the policy has blocked a call to this origin since the page was loaded. */
export function isBlockedOrigin(origin: string): boolean {
  return blockedOrigins.has(origin);
}

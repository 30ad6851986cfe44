const blockedOrigins = new Set<string>();

function recordOrigin({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void {
  if (effectiveDirective !== 'connect-src' || !URL.canParse(blockedURI)) return;
  blockedOrigins.add(new URL(blockedURI).origin);
}

/**
 * Whether the page's Content-Security-Policy has blocked a call to this origin since the first use
 * of this function. A failed call does not tell a blocked origin from a server that is down.
 */
export function isBlockedOrigin(origin: string): boolean {
  // The browser adds the same listener only once.
  document.addEventListener('securitypolicyviolation', recordOrigin);
  return blockedOrigins.has(origin);
}

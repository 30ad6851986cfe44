/** Lets the panel show a page in its frame. Other origins still may not. */
export function allowOwnFrames(headers: Headers): void {
  headers.set('X-Frame-Options', 'SAMEORIGIN');
  const policy = headers.get('Content-Security-Policy');
  if (policy === null) return;
  headers.set(
    'Content-Security-Policy',
    policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  );
}

import type { Context } from 'hono';

/**
 * Whether a page of another site sent this request. Browsers send Sec-Fetch-Site on a trustworthy
 * connection, and the page's origin with every POST. A program that is no browser sends neither,
 * and adds nobody's cookies by itself.
 */
export function isFromElsewhere(context: Context, publicUrl: string | null): boolean {
  const site = context.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = context.req.header('Origin');
  if (origin === undefined) return false;
  if (publicUrl !== null) return origin !== publicUrl;
  return !URL.canParse(origin) || new URL(origin).host !== context.req.header('Host');
}

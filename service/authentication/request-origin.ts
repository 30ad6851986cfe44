import type { Context } from 'hono';

/**
 * Whether another site's page sent this request. Browsers say so in Sec-Fetch-Site where the
 * connection is trustworthy, and name the page's origin with every POST; a program that is no
 * browser says neither and carries nobody's cookies by itself.
 */
export function isFromElsewhere(context: Context, publicUrl: string | null): boolean {
  const site = context.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = context.req.header('Origin');
  if (origin === undefined) return false;
  if (publicUrl !== null) return origin !== publicUrl;
  return !URL.canParse(origin) || new URL(origin).host !== context.req.header('Host');
}

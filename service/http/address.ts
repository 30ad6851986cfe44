import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * The network address that a request came from. Behind a reverse proxy that is what the proxy
 * appended to X-Forwarded-For; anything before it could have been written by anybody.
 */
export function addressOf(context: Context, isBehindProxy: boolean): string {
  const forwarded = context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
  if (isBehindProxy && forwarded) return forwarded.slice(0, 64);
  const bindings = context.env as Partial<HttpBindings> | undefined;
  return bindings?.incoming?.socket.remoteAddress ?? 'unknown';
}

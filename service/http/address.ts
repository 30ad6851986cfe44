import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * Finds the network address of a request's sender. Behind a reverse proxy that is the entry that
 * the proxy appended to X-Forwarded-For. Anybody could have written the entries before it.
 */
export function addressOf(context: Context, isBehindProxy: boolean): string {
  const forwarded = context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
  if (isBehindProxy && forwarded) return withoutPort(forwarded).slice(0, 64);
  const bindings = context.env as Partial<HttpBindings> | undefined;
  return bindings?.incoming?.socket.remoteAddress ?? 'unknown';
}

/** Some proxies append the port, which differs with each connection. */
const withoutPort = (address: string) =>
  address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([^:]+):\d+$/, '$1');

import type { Context } from 'hono';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  // The console is in a frame beside the panel, and so does its sign-in page.
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** Sends a page of the mock itself, at any address. */
export function sendPage(
  context: Context,
  page: JSX.Element,
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> {
  context.header('Content-Security-Policy', contentSecurityPolicy);
  context.header('X-Frame-Options', 'SAMEORIGIN');
  return context.html(page, status);
}

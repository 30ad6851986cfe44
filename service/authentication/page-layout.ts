import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { pageStyle } from './page-style';

// The policy names the inline style and script by their hashes, without a request or an exception.
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const contentSecurityPolicy = (script: string | undefined) =>
  [
    "default-src 'none'",
    `style-src ${hashOf(pageStyle)}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

type Content = ReturnType<typeof html>;

interface Page {
  title: string;
  content: Content;
  status?: 200 | 403 | 404 | 422 | 429;
  headers?: Record<string, string>;
  /** For the few pages that tell the console something. Every page works without it. */
  script?: string;
}

/** Answers with one of the service's own pages. */
export async function sendPage(context: Context, page: Page): Promise<Response> {
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${page.title} - Authentication</title>
<style>${raw(pageStyle)}</style>${page.script === undefined ? '' : html`<script>${raw(page.script)}</script>`}
</head>
<body><main>${page.content}</main></body>
</html>
`;
  return context.html(document, page.status ?? 200, {
    'Content-Security-Policy': contentSecurityPolicy(page.script),
    // The origin alone, because an address may hold a token. With "no-referrer", a browser would
    // also hide the origin of a form's POST, which the service checks.
    'Referrer-Policy': 'strict-origin',
    ...page.headers,
  });
}

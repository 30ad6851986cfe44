import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { pageStyle } from './page-style';

// The policy names what stands in the page by its hash: it needs no request and no exception.
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
  /** For the few pages that tell the console something; every page works without. */
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
    // The origin alone: an address may hold a token. Under "no-referrer" a browser would hide the
    // origin of a form's POST as well, which is checked.
    'Referrer-Policy': 'strict-origin',
    ...page.headers,
  });
}

import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { pageStyle } from './page-style';

// The policy names the style sheet by its hash: it needs no request and no exception.
const styleHash = createHash('sha256').update(pageStyle).digest('base64');

const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
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
}

/** Answers with one of the service's own pages, which work without any script. */
export async function sendPage(context: Context, page: Page): Promise<Response> {
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${page.title} - Authentication</title>
<style>${raw(pageStyle)}</style>
</head>
<body><main>${page.content}</main></body>
</html>
`;
  return context.html(document, page.status ?? 200, {
    'Content-Security-Policy': contentSecurityPolicy,
    // The origin alone: an address may hold a token. Under "no-referrer" a browser would hide the
    // origin of a form's POST as well, which is checked.
    'Referrer-Policy': 'strict-origin',
    ...page.headers,
  });
}

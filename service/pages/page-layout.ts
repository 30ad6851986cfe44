import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { pageStyle } from './page-style';

// The policy names the inline style and script by their hashes, without a request or an exception.
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const contentSecurityPolicy = ({ script, fetchesFiles }: Page) =>
  [
    "default-src 'none'",
    `style-src ${hashOf(pageStyle)}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
    ...(fetchesFiles ? ["connect-src 'self'"] : []),
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

// The console's logo and name.
const brand = html`
  <p class="brand">
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill="#3b5bdb"/>
      <g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
        <circle cx="12" cy="16" r="5"/><path d="M17 16h9m-3 0v5"/>
      </g>
    </svg>
    Authentication
  </p>`;

type Content = ReturnType<typeof html>;

interface Page {
  title: string;
  content: Content;
  status?: 200 | 403 | 404 | 415 | 422 | 429 | 503;
  headers?: Record<string, string>;
  /** For the few pages that tell the console something. Every page works without it. */
  script?: string;
  /** Whether the script fetches files of the console. */
  fetchesFiles?: boolean;
}

/** Answers with one of the service's own pages. The header comes before the content. */
export async function sendPage(context: Context, page: Page): Promise<Response> {
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${page.title} - Authentication</title>
<style>${raw(pageStyle)}</style>${page.script === undefined ? '' : html`<script>${raw(page.script)}</script>`}
</head>
<body><main>${brand}${page.content}</main></body>
</html>
`;
  return context.html(document, page.status ?? 200, {
    'Content-Security-Policy': contentSecurityPolicy(page),
    // The origin alone, because an address may hold a token. With "no-referrer", a browser would
    // also hide the origin of a form's POST, which the service checks.
    'Referrer-Policy': 'strict-origin',
    ...page.headers,
  });
}

/** Answers with a page of one section, whose heading is the title. */
export function sendNotice(
  context: Context,
  title: string,
  body: Content,
  status?: Page['status'],
): Promise<Response> {
  const content = html`<section><h1>${title}</h1>${body}</section>`;
  return sendPage(context, { title, content, status });
}

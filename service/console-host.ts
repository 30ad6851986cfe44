import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { isOnlyApi } from './contract-router';
import { newNonce } from './http/nonce';

/** What the build writes wherever an element needs the nonce of the answer (html.cspNonce). */
const noncePlaceholder = '__CSP_NONCE__';

export interface ConsoleHostOptions {
  /** The folder with the built console. */
  folder: string;
  /**
   * Other origins that pages may call: those of the known POS Core instances
   * (docs/product/calls.md#remote-instances).
   */
  connectOrigins(): Promise<string[]>;
  /** Whether pages show where answers deviate from the contract. */
  showsDeviations?: boolean;
  /** The address that pages report such deviations to. */
  reportDeviationsTo?: string | null;
}

/**
 * Serves the built console: its files, and its page for every address that a person may open.
 * @throws when the console is not built
 */
export function consoleHost(options: ConsoleHostOptions): Hono {
  const { folder, reportDeviationsTo = null } = options;
  const pageFile = join(folder, 'index.html');
  if (!existsSync(pageFile)) {
    throw new Error(`The console is not built: ${pageFile} is missing. "npm start" builds it.`);
  }
  const page = readFileSync(pageFile, 'utf8').replace(
    '</head>',
    () => `${settingsOf(options)}</head>`,
  );
  const reportOrigins = reportDeviationsTo === null ? [] : [new URL(reportDeviationsTo).origin];
  const host = new Hono();

  const sendPage = async (context: Context) => {
    const nonce = newNonce();
    return context.html(page.replaceAll(noncePlaceholder, nonce), 200, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy(nonce, [
        ...(await options.connectOrigins()),
        ...reportOrigins,
      ]),
      Vary: 'Accept',
    });
  };

  host.get('/index.html', sendPage);
  host.get('*', async (context, next) => {
    await next();
    const { path } = context.req;
    if (path.startsWith('/assets/')) context.header('Vary', 'Accept-Encoding');
    // The page has said already how long it may be kept, so that this is a file.
    const isFile = context.res.ok && !context.res.headers.has('Cache-Control');
    if (isFile) context.header('Cache-Control', cacheControl(path));
  });
  host.get(
    '*',
    serveStatic({
      root: folder,
      precompressed: true,
      // Only files: the page itself is not one of them, since it needs its nonce.
      index: '.no-index',
    }),
  );
  host.get('*', async (context) => {
    if (!isPage(context)) return context.text('There is nothing at this address.', 404);
    return sendPage(context);
  });
  return host;
}

/** What the page is told by the one who serves it (src/shell/deviations). */
function settingsOf({ showsDeviations, reportDeviationsTo }: ConsoleHostOptions): string {
  const shown = showsDeviations ? '<meta name="show-deviations" content="on" />' : '';
  if (!reportDeviationsTo) return shown;
  const address = reportDeviationsTo.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `${shown}<meta name="report-deviations-to" content="${address}" />`;
}

/** Files under /assets have a hash of their content in their names. */
function cacheControl(path: string): string {
  return path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600';
}

/**
 * Whether the console shows something at this address. A missing file never gets the page:
 * a script or a style sheet that is HTML is worse than none. An email address or an id at the end
 * of a console path may contain a dot and is no file.
 */
function isPage(context: Context): boolean {
  const { path } = context.req;
  if (isOnlyApi(path) || path.startsWith('/assets/')) return false;
  if (!context.req.header('Accept')?.includes('text/html')) return false;
  const hasParameters = /^\/(user|organisation|admin|resetpassword|invitations)\//.test(path);
  return hasParameters || !/\.[^/]*$/.test(path);
}

/** Mantine and React set inline styles through the object model, which needs no exception. */
function contentSecurityPolicy(nonce: string, connectOrigins: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ['connect-src', "'self'", ...connectOrigins].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

import { randomBytes } from 'node:crypto';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import type { Session } from '../src/api/schema.gen';
import { readConsolePage } from './console-page';
import { isOnlyApi } from './contract-router';
import { noteRequest } from './http/request-record';
import { openedPage } from './opened-page';

/** The placeholder that the build writes for the nonce of an answer (html.cspNonce). */
const noncePlaceholder = '__CSP_NONCE__';

/** The place of the session in the script of index.html. */
const sessionPlaceholder = 'null /* the session */';

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
  /** Finds the session of a request. The page has it, so that it need not ask for it first. */
  sessionOf?(context: Context): Promise<Session | null>;
  /** Whether to name the page's scripts in a header, so that they are asked for before the page came. */
  preloads?: boolean;
  /** The address that pages report such deviations to. */
  reportDeviationsTo?: string | null;
}

/**
 * Serves the built console: its files, and its page for every address that a person may open.
 * @throws when the console is not built
 */
export function consoleHost(options: ConsoleHostOptions): Hono {
  const { folder, reportDeviationsTo = null } = options;
  const page = readConsolePage(folder);
  const settings = settingsOf(options);
  const reportOrigins = reportDeviationsTo === null ? [] : [new URL(reportDeviationsTo).origin];
  const host = new Hono();

  const sendPage = async (context: Context) => {
    noteRequest({ operation: 'console' });
    const nonce = randomBytes(16).toString('base64url');
    const { path } = context.req;
    const session = (await options.sessionOf?.(context)) ?? null;
    const opened = session === null ? path : openedPage(path, session);
    const html = page
      .htmlFor(opened)
      .replace('</head>', () => `${settings}</head>`)
      .replaceAll(noncePlaceholder, nonce)
      .replace(sessionPlaceholder, () => scriptOf(session));
    // Without a session the page shows the login, which needs none of its scripts.
    const links = options.preloads && session ? preloadLinks(page.filesOf(opened)) : '';
    if (links !== '') context.header('Link', links);
    return context.html(html, 200, {
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
    // Only the page has set Cache-Control already, so that this answer is a file.
    const isFile = context.res.ok && !context.res.headers.has('Cache-Control');
    if (!isFile) return;
    noteRequest({ operation: 'consoleFile' });
    context.header('Cache-Control', cacheControl(path));
  });
  host.get(
    '*',
    serveStatic({
      root: folder,
      precompressed: true,
      // No index file: the page needs a nonce, so that sendPage serves it.
      index: '.no-index',
    }),
  );
  host.get('*', async (context) => {
    if (!isPage(context)) return context.text('There is nothing at this address.', 404);
    return sendPage(context);
  });
  return host;
}

/** No text in it can end the script that it is part of. */
const scriptOf = (session: Session | null) => JSON.stringify(session).replaceAll('<', '\\u003c');

/** Style sheets are not among them: browsers complain about a preload that a busy page uses late. */
const preloadLinks = (files: readonly string[]) =>
  files
    .filter((file) => file.endsWith('.js'))
    .map((file) => `</${file}>; rel=modulepreload; crossorigin`)
    .join(', ');

/** Makes the meta elements that configure the page (src/shell/deviations). */
function settingsOf({ showsDeviations, reportDeviationsTo }: ConsoleHostOptions): string {
  const shown = showsDeviations ? '<meta name="show-deviations" content="on" />' : '';
  if (!reportDeviationsTo) return shown;
  const address = reportDeviationsTo.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `${shown}<meta name="report-deviations-to" content="${address}" />`;
}

/** Files in /assets have a hash of their content in their names, so that they never change. */
function cacheControl(path: string): string {
  return path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600';
}

/**
 * Whether the console has a page for this address. A missing file never gets the page: HTML instead
 * of a script or a style sheet is worse than none (decision 0015). A path of the console may end
 * with an email address or an id, whose dot makes it no file.
 */
function isPage(context: Context): boolean {
  const { path } = context.req;
  if (isOnlyApi(path) || path.startsWith('/assets/')) return false;
  if (!takesPage(context)) return false;
  const hasParameters = /^\/(user|organisation|admin|resetpassword|invitations)\//.test(path);
  return hasParameters || !/\.[^/]*$/.test(path);
}

/**
 * Whether the sender can use a page. Probes and link checkers accept anything, or say nothing about
 * it. The same holds for a call, which has a marker, and for a script, a style sheet or an image,
 * of which a browser says so.
 */
function takesPage({ req }: Context): boolean {
  const accepted = req.header('Accept') ?? '*/*';
  if (accepted.includes('text/html')) return true;
  if (req.header('X-Requested-With') !== undefined) return false;
  const use = req.header('Sec-Fetch-Dest') ?? 'document';
  return use === 'document' && /(?:^|[\s,])(?:\*|text)\/\*/.test(accepted);
}

/** More origins would make a header that reverse proxies refuse: nginx takes 4 or 8 kB by default. */
const mostOrigins = 50;

/** Names the origins that a page may call, or only their schemes if there are too many. */
function connectSources(origins: readonly string[]): string[] {
  const sources =
    origins.length > mostOrigins ? origins.map((each) => new URL(each).protocol) : origins;
  return ["'self'", ...new Set(sources)];
}

/** Needs no exception: Mantine and React set inline styles through the object model. */
function contentSecurityPolicy(nonce: string, connectOrigins: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ['connect-src', ...connectSources(connectOrigins)].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

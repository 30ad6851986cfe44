import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { Session } from '../src/api/schema.gen';
import { readConsolePage } from './console-page';
import { openedPage } from './opened-page';

/** The placeholder that the build writes for the nonce of an answer (html.cspNonce). */
const noncePlaceholder = '__CSP_NONCE__';

/** The place of the session in the script of index.html. */
const sessionPlaceholder = 'null /* the session */';

export interface ConsoleDocumentOptions {
  /** The folder with the built console. */
  folder: string;
  /**
   * Other origins that a page with this session may call: for a super user those of the known POS Core
   * instances (docs/product/calls.md#remote-instances).
   */
  connectOrigins(session: Session | null): Promise<string[]>;
  /** Whether pages show where answers deviate from the contract. */
  showsDeviations?: boolean;
  /** Whether to name the page's scripts in a header, so that they are asked for before the page came. */
  preloads?: boolean;
  /** The address that pages report such deviations to. */
  reportDeviationsTo?: string | null;
}

/** Answers with the document of the console for an address, which holds what it knows already. */
export interface ConsoleDocument {
  /** The folder with the built console. */
  folder: string;
  /** The scripts and style sheets of the page at an address. */
  filesFor(address: string): readonly string[];
  /** Answers a request for the path of the context. The session is null for nobody. */
  send(context: Context, session: Session | null): Promise<Response>;
  /**
   * Answers the form that signed in with the page that follows, which saves a round trip (decision
   * 0086). The page takes its own address at once, so that nobody can send the form again.
   * @param address a path with its query and fragment
   * @returns null if the sender has to be redirected: it is no browser that tells what it asks for,
   *   or the console has no page there for this person
   */
  sendAfterSignIn(context: Context, address: string, session: Session): Promise<Response | null>;
}

/** @throws when the console is not built */
export function consoleDocument(options: ConsoleDocumentOptions): ConsoleDocument {
  const { folder, reportDeviationsTo = null } = options;
  const page = readConsolePage(folder);
  const settings = settingsOf(options);
  const reportOrigins = reportDeviationsTo === null ? [] : [new URL(reportDeviationsTo).origin];

  const send = async (
    context: Context,
    { path, session, address }: { path: string; session: Session | null; address?: string },
  ) => {
    const nonce = randomBytes(16).toString('base64url');
    const opened = session === null ? path : openedPage(path, session, page);
    const html = page
      .htmlFor(opened)
      .replace('</head>', () => `${settings}</head>`)
      .replaceAll(noncePlaceholder, nonce)
      .replace(sessionPlaceholder, () => textInScript(session))
      // Last, because an address may have the text of a placeholder.
      .replace('<head>', (head) => (address === undefined ? head : head + take(address, nonce)));
    // Without a session the page shows the login, which needs none of its scripts.
    const links = options.preloads && session ? preloadLinks(page.filesOf(opened)) : '';
    if (links !== '') context.header('Link', links);
    return context.html(html, 200, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy(nonce, [
        ...(await options.connectOrigins(session)),
        ...reportOrigins,
      ]),
      Vary: 'Accept',
    });
  };

  return {
    folder,
    filesFor: (address) => [...page.initialFiles, ...page.filesOf(pathOf(address))],
    send: (context, session) => send(context, { path: context.req.path, session }),
    async sendAfterSignIn(context, address, session) {
      const path = pathOf(address);
      const isNavigation = context.req.header('Sec-Fetch-Dest') === 'document';
      if (!isNavigation || !page.has(openedPage(path, session, page))) return null;
      return send(context, { path, session, address });
    },
  };
}

const pathOf = (address: string) => address.replace(/[?#].*/s, '');

/** The first script of a page that answers a form: history and reload know the page by its own address. */
const take = (address: string, nonce: string) =>
  `<script nonce="${nonce}">history.replaceState(null, '', ${textInScript(address)});</script>`;

/** No text in it can end the script that it is part of. */
const textInScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Style sheets are not among them: browsers complain about a preload that a busy page uses late. */
const preloadLinks = (files: readonly string[]) =>
  files
    .filter((file) => file.endsWith('.js'))
    .map((file) => `</${file}>; rel=modulepreload; crossorigin`)
    .join(', ');

/** Makes the meta elements that configure the page (src/shell/deviations). */
function settingsOf({ showsDeviations, reportDeviationsTo }: ConsoleDocumentOptions): string {
  const shown = showsDeviations ? '<meta name="show-deviations" content="on" />' : '';
  if (!reportDeviationsTo) return shown;
  const address = reportDeviationsTo.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `${shown}<meta name="report-deviations-to" content="${address}" />`;
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

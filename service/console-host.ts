import { type Context, Hono } from 'hono';
import type { Session } from '../src/api/schema.gen';
import type { ConsoleDocument } from './console-document';
import { consoleFiles } from './console-files';
import { isOnlyApi } from './contract-router';
import { noteRequest } from './http/request-record';

/**
 * Serves the built console: its files, and its page for every address that a person may open.
 * @param sessionOf finds the session of a request: the page has it, so that it need not ask for it
 */
export function consoleHost(
  document: ConsoleDocument,
  sessionOf: (context: Context) => Promise<Session | null> = async () => null,
): Hono {
  const host = new Hono();
  const sendPage = async (context: Context) => {
    noteRequest({ operation: 'console' });
    return document.send(context, await sessionOf(context));
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
  host.get('*', consoleFiles(document.folder));
  host.get('*', async (context) => {
    if (!isPage(context)) return context.text('There is nothing at this address.', 404);
    return sendPage(context);
  });
  return host;
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
  return hasParameters || !path.slice(path.lastIndexOf('/')).includes('.');
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

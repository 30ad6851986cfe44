import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { writeAuditLog } from '../audit-log';
import { logFailure } from '../database/database-unavailable';
import { sendPage } from '../pages/page-layout';
import type { AuthenticationOptions } from './authentication-options';
import { isFromElsewhere } from './request-origin';
import { endSession, findCaller, sessionUseOf } from './sessions';

/**
 * Signs out. The console's link is a GET, so that a GET ends the session. A GET that comes from
 * another site or is no visit of a person gets a page that asks first (decision 0076).
 */
export function logout(options: AuthenticationOptions): Hono {
  const end = async (context: Context) => {
    const token = options.cookie.read(context);
    const use = sessionUseOf(context, options);
    const caller = await findCaller(options.database, token, use);
    if (token && caller) {
      await options.database.transaction(async (transaction) => {
        if (!(await endSession(transaction, token))) return;
        await writeAuditLog(transaction, use.now, [
          { type: 'UserSignedOut', caller, message: 'Signed out.' },
        ]);
      });
    }
  };

  const signOut = async (context: Context) => {
    // This browser is signed out in any case, also while the database cannot be used. The session that
    // is left ends by itself.
    await end(context).catch((error: unknown) =>
      logFailure(options.log, 'Ending the session of a sign-out failed', error),
    );
    options.cookie.remove(context);
    return context.redirect('/authentication/login?signedOut', 303);
  };

  return new Hono()
    .get('/', (context) => {
      const isMeant = isVisit(context) && !isFromElsewhere(context, options.publicUrl);
      return isMeant ? signOut(context) : sendQuestion(context);
    })
    .post('/', (context) => {
      if (isFromElsewhere(context, options.publicUrl)) return sendQuestion(context);
      return signOut(context);
    });
}

/** Whether a person opens this page; not a prefetch, and not a subresource of a page. */
function isVisit({ req }: Context): boolean {
  if (req.method !== 'GET' || req.header('Sec-Purpose')?.includes('prefetch')) return false;
  return (req.header('Sec-Fetch-Mode') ?? 'navigate') === 'navigate';
}

function sendQuestion(context: Context): Promise<Response> {
  return sendPage(context, {
    title: 'Sign out',
    content: html`
      <section>
        <h1>Sign out?</h1>
        <p>You are still signed in.</p>
        <form method="post" action="/authentication/logout"><button type="submit">Sign out</button></form>
        <p class="after"><a href="/">Back to the console</a></p>
      </section>`,
  });
}

import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { hasEmailStructure } from '../../src/domain/typed-text';
import { writeAuditLog } from '../audit-log';
import { users } from '../database/schema/people';
import type { AuthenticationOptions } from './authentication-options';
import { type LoginPage, sendLoginPage } from './login-page';
import { verifyPassword } from './password-hash';
import { isFromElsewhere } from './request-origin';
import { safeReturnUrl } from './return-url';
import { createSession, endSession, findCaller, removeEndedSessions } from './sessions';
import { accountOf } from './sign-in-limits';

const formType = 'application/x-www-form-urlencoded';
const largestForm = 16 * 1024;

const messages = {
  unconfirmed:
    'Nobody has confirmed yet who reads the mail of this address, so that the account cannot sign in. A new password, set by a link from a mail, confirms the address.',
  wrong: 'The email or the password is not right.',
  elsewhere: 'The form came from another site. Please sign in here.',
  tooMany: (minutes: number) =>
    `You have tried too many times. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} before trying again.`,
};

/** Makes the sign-in page and handles its form (docs/product/service.md#sign-in-page). */
export function login(options: AuthenticationOptions): Hono {
  const { database, cookie, demoAccounts, signInLimits } = options;
  const app = new Hono();

  app.get('/', async (context) => {
    const returnUrl = safeReturnUrl(context.req.query('returnUrl'));
    const caller = await findCaller(database, cookie.read(context), options.now());
    const hasSignedOut = context.req.query('signedOut') !== undefined && caller === null;
    return sendLoginPage(context, {
      returnUrl,
      hasSignedOut,
      signedInAs: caller?.fullName,
      demoAccounts,
    });
  });

  const limitBody = bodyLimit({
    maxSize: largestForm,
    onError: (context) => context.text('The form is too large.', 413),
  });
  app.post('/', limitBody, async (context) => {
    const form = await readForm(context);
    const email = (form.get('email') ?? '').trim();
    const returnUrl = safeReturnUrl(form.get('returnUrl') ?? undefined);
    const refuse = (error: NonNullable<LoginPage['error']>) =>
      sendLoginPage(context, { returnUrl, email, error, demoAccounts });

    if (isFromElsewhere(context, options.publicUrl)) {
      return refuse({ message: messages.elsewhere, status: 403 });
    }
    const account = accountOf(email);
    const address = options.addressOf(context);
    const retryAfterSeconds = await signInLimits.begin(account, address);
    if (retryAfterSeconds !== null) {
      const message = messages.tooMany(Math.ceil(retryAfterSeconds / 60));
      return refuse({ message, status: 429, retryAfterSeconds });
    }
    const [user] = await database
      .select({
        userID: users.userID,
        fullName: users.fullName,
        passwordHash: users.passwordHash,
        isEmailUnconfirmed: users.isEmailUnconfirmed,
      })
      .from(users)
      .where(sql`lower(${users.email}) = lower(${email})`);
    const password = form.get('password') ?? '';
    const isRight = await verifyPassword(password, user?.passwordHash ?? null);
    const now = options.now();
    if (!user || !isRight) {
      // A person may have typed the password into the field for the address.
      const name = hasEmailStructure(account) ? account : 'nobody';
      const message = `Sign-in as ${name} failed.`;
      await writeAuditLog(database, now, [{ type: 'UserSignInFailed', caller: null, message }]);
      return refuse({ message: messages.wrong, status: 422 });
    }

    await signInLimits.succeed(account, address);
    // Only somebody with the right password learns that the account waits.
    if (user.isEmailUnconfirmed) {
      const message = `Sign-in as ${account} was refused: nobody has confirmed the address.`;
      await writeAuditLog(database, now, [{ type: 'UserSignInFailed', caller: null, message }]);
      const wayOut = { href: '/resetpassword', text: 'Ask for the mail' };
      return refuse({ message: messages.unconfirmed, status: 403, wayOut });
    }
    const previous = cookie.read(context);
    const token = await database.transaction(async (transaction) => {
      // A browser has one session. The previous one may belong to another person.
      if (previous) await endSession(transaction, previous);
      await removeEndedSessions(transaction, now);
      await writeAuditLog(transaction, now, [
        { type: 'UserSignedIn', caller: user, message: 'Signed in with a password.' },
      ]);
      return createSession(transaction, user.userID, now);
    });
    cookie.write(context, token);
    return context.redirect(returnUrl, 303);
  });
  return app;
}

async function readForm(context: Context): Promise<URLSearchParams> {
  const mediaType = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  return new URLSearchParams(mediaType === formType ? await context.req.text() : '');
}

import { setImmediate } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import pLimit from 'p-limit';
import { pastedAddress } from '../../src/domain/email-address';
import { writeAuditLog } from '../audit-log';
import { Refusal } from '../contract/refusal';
import { DatabaseFileUnavailable, logFailure } from '../database/database-unavailable';
import { byExactEmail, hasEmail } from '../database/has-email';
import { users } from '../database/schema/people';
import type { AuthenticationOptions } from './authentication-options';
import { placeOf } from './device-name';
import { endReplacedSession } from './end-sessions';
import { readForm, requireForm } from './form';
import { findKnownDevice, rememberDevice } from './known-devices';
import { type LoginPage, sendLoginPage } from './login-page';
import { isFromElsewhere } from './request-origin';
import { safeReturnUrl } from './return-url';
import { createSession, findCaller, removeEndedSessions, sessionUseOf } from './sessions';
import { beginSignIn, shownAccount } from './sign-in-limits';

/**
 * Gives each attempt a turn of the event loop, which answers others in between: sixty people who sign in at
 * once would keep it for a third of a second.
 */
const oneByOne = pLimit(1);

const messages = {
  unconfirmed:
    'The account cannot sign in: nobody has confirmed yet who reads the mail of this address. A new password, set by a link from a mail, confirms the address.',
  wrong: 'The email or the password is not right.',
  elsewhere: 'The form came from another site. Please sign in here.',
  tooMany: (minutes: number) =>
    `You have tried too many times. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} before trying again.`,
  unavailable: 'Signing in is not possible at the moment. Please try again in a few minutes.',
  unusable: ({ publicReason }: DatabaseFileUnavailable) =>
    `Signing in is not possible at the moment, because the service cannot use its database: ${publicReason}. Please tell whoever runs the service.`,
};

/** Makes the sign-in page and handles its form (docs/product/service.md#sign-in-page). */
export function login(options: AuthenticationOptions): Hono {
  const { database, cookie, deviceCookie, demoAccounts, filesOf } = options;
  const app = new Hono();

  app.get('/', async (context) => {
    const returnUrl = safeReturnUrl(context.req.query('returnUrl'));
    const caller = await findCaller(database, cookie.read(context), sessionUseOf(context, options));
    const hasSignedOut = context.req.query('signedOut') !== undefined && caller === null;
    return sendLoginPage(context, {
      returnUrl,
      hasSignedOut,
      signedInAs: caller?.fullName,
      demoAccounts,
      filesOf,
    });
  });

  app.post('/', requireForm, async (context) => {
    const form = await readForm(context);
    const typed = form.get('email') ?? '';
    const email = pastedAddress(typed);
    const returnUrl = safeReturnUrl(form.get('returnUrl') ?? undefined);
    const refuse = (error: NonNullable<LoginPage['error']>) =>
      sendLoginPage(context, { returnUrl, email: typed, error, demoAccounts, filesOf });

    if (isFromElsewhere(context, options.publicUrl)) {
      return refuse({ message: messages.elsewhere, status: 403 });
    }
    const [user] = await database
      .select({
        userID: users.userID,
        fullName: users.fullName,
        email: users.email,
        passwordHash: users.passwordHash,
        isEmailUnconfirmed: users.isEmailUnconfirmed,
      })
      .from(users)
      .where(hasEmail(email))
      .orderBy(byExactEmail(email))
      .limit(1);
    const deviceToken = deviceCookie.read(context);
    const knownDeviceID = await findKnownDevice(database, {
      token: deviceToken,
      userID: user?.userID,
      now: options.now(),
    });
    const address = options.addressOf(context);
    await oneByOne(() => setImmediate());
    const attempt = await beginSignIn(database, { email, address, knownDeviceID });
    if (attempt.wait !== null) {
      const message = messages.tooMany(Math.ceil(attempt.wait / 60));
      return refuse({ message, status: 429, retryAfterSeconds: attempt.wait });
    }
    const password = form.get('password') ?? '';
    const isRight = await options.passwords
      .verify(password, user?.passwordHash ?? null, address)
      .catch(async (cause: unknown) => {
        // Nothing was checked, so that nothing has failed.
        await attempt.takeBack();
        throw cause;
      });
    // The check may have waited for others.
    const use = sessionUseOf(context, options);
    const { now } = use;
    const place = placeOf(use);
    const refuseWrong = async (reached: string[]) => {
      // A stored address may break the rules of today.
      const message = `Sign-in as ${user?.email ?? shownAccount(email)} failed${place}.`;
      await writeAuditLog(database, now, [
        { type: 'UserSignInFailed', caller: null, message },
        ...reached.map((limit) => limitReached(limit)),
      ]);
      return refuse({ message: messages.wrong, status: 422 });
    };
    if (!user || !isRight) return refuseWrong(attempt.reached);

    await attempt.succeed();
    // Only somebody with the right password learns that the account waits.
    if (user.isEmailUnconfirmed) {
      const message = `Sign-in as ${user.email} was refused${place}: nobody has confirmed the address.`;
      await writeAuditLog(database, now, [{ type: 'UserSignInFailed', caller: null, message }]);
      const wayOut = { href: '/resetpassword', text: 'Ask for the mail' };
      return refuse({ message: messages.unconfirmed, status: 403, wayOut });
    }
    // A hash from before the work was changed takes another time than the check of an unknown account.
    const passwordHash = options.passwords.isOutdated(user.passwordHash ?? '')
      ? await options.passwords.hash(password, address)
      : user.passwordHash;
    const previous = cookie.read(context);
    const opened = await database.transaction(async (transaction) => {
      // The check of a password takes long. An address or a password that was changed meanwhile opens nothing.
      const isSame = and(
        eq(users.userID, user.userID),
        eq(users.email, user.email),
        eq(users.passwordHash, user.passwordHash ?? ''),
        eq(users.isEmailUnconfirmed, false),
      );
      const [same] = await transaction
        .update(users)
        .set({ passwordHash })
        .where(isSame)
        .returning({ userID: users.userID });
      if (!same) return null;
      // A browser has one session. The previous one may belong to another person.
      await removeEndedSessions(transaction, now);
      await endReplacedSession(transaction, previous, { by: user, now });
      await writeAuditLog(transaction, now, [
        { type: 'UserSignedIn', caller: user, message: `Signed in with a password${place}.` },
      ]);
      const { userID } = user;
      return {
        token: await createSession(transaction, userID, use),
        device: await rememberDevice(transaction, { token: deviceToken, userID, now }),
      };
    });
    if (!opened) return refuseWrong([]);
    cookie.write(context, opened.token);
    context.header('Set-Cookie', deviceCookie.header(opened.device), { append: true });
    const page = await options.pageAfterSignIn(context, returnUrl, user.userID);
    return page ?? context.redirect(returnUrl, 303);
  });

  // Without the database nothing can be counted, so that no password is checked either.
  app.onError(async (error, context) => {
    const form = await readForm(context).catch(() => null);
    // The client has left: that is no failure of the service.
    if (form === null) return context.text('The form did not arrive.', 400);
    const refusal = error instanceof Refusal ? error : undefined;
    const busy = refusal?.code;
    const what = `${context.req.method} /authentication/login failed`;
    const problem = busy ? null : logFailure(options.log, what, error);
    const lasts = problem instanceof DatabaseFileUnavailable && problem.needsOperator;
    const address = form.get('returnUrl') ?? context.req.query('returnUrl');
    return sendLoginPage(context, {
      returnUrl: safeReturnUrl(address),
      email: form.get('email') ?? undefined,
      error: {
        message: busy ?? (lasts ? messages.unusable(problem) : messages.unavailable),
        status: 503,
        retryAfterSeconds: refusal?.retryAfter,
      },
      demoAccounts,
      filesOf,
    });
  });
  return app;
}

const limitReached = (message: string) =>
  ({ type: 'SignInLimited', caller: null, message }) as const;

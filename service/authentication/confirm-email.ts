import { and, eq, gt, ne } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { writeAuditLog } from '../audit-log';
import { recordChange } from '../audit-log/record-change';
import { Refusal } from '../contract/refusal';
import { hasEmail } from '../database/has-email';
import { emailChanges, users } from '../database/schema/people';
import { queueMail } from '../mail-queue/mail-jobs';
import { sendNotice } from '../pages/page-layout';
import type { AuthenticationOptions } from './authentication-options';
import { endSessionsOf } from './end-sessions';
import { readForm, requireForm } from './form';
import { requireOwnPassword } from './own-password';
import { hashToken } from './random-token';
import { removeResets } from './remove-resets';
import { isFromElsewhere } from './request-origin';

// The page after the confirmation has an address without the token, because a person may reload it
// and it stays in the history. The word is shorter than every token.
const done = 'done';

/**
 * Makes the pages that confirm the new address of an account, by a link in a mail to it and the
 * account's password (decision 0055). Opening the link changes nothing, because mail scanners open
 * links too. The page's button changes the address.
 */
export function confirmEmail(options: AuthenticationOptions): Hono {
  return new Hono()
    .get(`/${done}`, sendDone)
    .get('/:token', async (context) => {
      const asked = await findChange(options, context.req.param('token'));
      return asked ? sendQuestion(context, asked) : sendExpired(context);
    })
    .post('/:token', requireForm, async (context) => {
      const asked = await findChange(options, context.req.param('token'));
      if (!asked) return sendExpired(context);
      if (isFromElsewhere(context, options.publicUrl)) return sendQuestion(context, asked);
      const password = (await readForm(context)).get('password') ?? '';
      const address = options.addressOf(context);
      const refused = await problemOf(options, { owner: asked, password, address });
      if (refused) return sendQuestion(context, asked, refused);
      const token = options.cookie.read(context) ?? '';
      const problem = await changeEmail(options, asked, token);
      if (problem === 'taken') return sendTaken(context, asked.email);
      if (problem === 'expired') return sendExpired(context);
      options.mails.start();
      return context.redirect(`/authentication/confirmemail/${done}`, 303);
    });
}

interface AskedChange {
  userID: string;
  fullName: string;
  previous: string;
  email: string;
  passwordHash: string | null;
}

/**
 * Checks the password of the account: neither who reads the new address nor who found an open console
 * of the account may change it alone. Returns why it is refused.
 */
async function problemOf(
  { database, passwords, now }: AuthenticationOptions,
  given: { owner: AskedChange; password: string; address: string },
): Promise<Refusal | undefined> {
  const check = { database, passwords, clock: now, ...given };
  try {
    await requireOwnPassword(check, (reason) =>
      reason === 'wrong'
        ? new Refusal(422, 'The password is not right.')
        : new Refusal(429, 'You have tried too many times. Please wait 15 minutes.'),
    );
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

async function findChange(
  { database, now }: AuthenticationOptions,
  token: string,
): Promise<AskedChange | undefined> {
  const [found] = await database
    .select({
      userID: users.userID,
      fullName: users.fullName,
      previous: users.email,
      email: emailChanges.email,
      passwordHash: users.passwordHash,
    })
    .from(emailChanges)
    .innerJoin(users, eq(users.userID, emailChanges.userID))
    .where(
      and(
        eq(emailChanges.tokenHash, hashToken(token)),
        gt(emailChanges.dateTimeExpires, now()),
        // The account may have rights that were meant for the reader of its previous address.
        eq(users.isEmailUnconfirmed, false),
      ),
    );
  return found;
}

/**
 * Changes the address. Returns why it did not: another account has the address meanwhile, or the
 * change was made or given up since the link was looked up. Somebody who reads the mail of the previous address may have opened a session by a password reset. So all sessions of
 * the account end except that of the browser that confirms (decision 0076).
 * @param sessionToken the token of that browser, of whoever it is; empty for none
 */
async function changeEmail(
  options: AuthenticationOptions,
  asked: AskedChange,
  sessionToken: string,
): Promise<'taken' | 'expired' | null> {
  const { userID, email, previous } = asked;
  return options.database.transaction(async (transaction) => {
    const [other] = await transaction
      .select({ userID: users.userID })
      .from(users)
      .where(and(hasEmail(email), ne(users.userID, userID)));
    if (other) return 'taken';
    const isAsked = and(
      eq(emailChanges.userID, userID),
      eq(emailChanges.email, email),
      gt(emailChanges.dateTimeExpires, options.now()),
    );
    const made = await transaction.delete(emailChanges).where(isAsked).returning();
    if (made.length === 0) return 'expired';
    await transaction.update(users).set({ email, emailKey: email }).where(eq(users.userID, userID));
    // Links in mails to the previous address must not open the account any more.
    await removeResets(transaction, [{ userID, email: previous }]);
    const message = `The address ${previous} was changed to ${email}, which was confirmed by mail and with the password.`;
    const record = recordChange('User', userID, { email: previous }, { email });
    await writeAuditLog(transaction, options.now(), [
      { type: 'ProfileChanged', caller: asked, message, record },
    ]);
    await endSessionsOf(transaction, [{ ...asked, reason: 'the new address was confirmed' }], {
      by: asked,
      now: options.now(),
      exceptTokenHash: hashToken(sessionToken),
    });
    const { fullName } = asked;
    const wish = { kind: 'email-changed', email: previous, fullName, userID } as const;
    await queueMail(transaction, wish, options.now());
    return null;
  });
}

function sendQuestion(
  context: Context,
  { fullName, email }: AskedChange,
  error?: Refusal,
): Promise<Response> {
  const wrong = error ? html`aria-describedby="error" aria-invalid="true"` : '';
  const body = html`
        <p>Afterwards the account of <strong>${fullName}</strong> signs in with <strong>${email}</strong>.</p>
        ${error ? html`<p class="error" role="alert" id="error">${error.code}</p>` : ''}
        <form method="post">
          <label for="password">Password of this account</label>
          <input id="password" name="password" type="password" autocomplete="current-password" required autofocus ${wrong}>
          <button type="submit">Confirm</button>
        </form>
        <p class="after">If it is not your account, close this page. Nothing changes.</p>`;
  const status = error?.status as 422 | 429 | 503 | undefined;
  return sendNotice(context, 'Confirm your new address', body, status);
}

function sendDone(context: Context): Promise<Response> {
  const body = html`
        <p role="status">You sign in with your new address from now on.</p>
        <p class="after"><a href="/">Open the console</a></p>`;
  return sendNotice(context, 'Address confirmed', body);
}

function sendTaken(context: Context, email: string): Promise<Response> {
  const body = html`
        <p role="alert">The address ${email} belongs to another user by now.</p>
        <p class="after"><a href="/">Open the console</a></p>`;
  return sendNotice(context, 'Address not changed', body, 422);
}

function sendExpired(context: Context): Promise<Response> {
  const body = html`
        <p>This link was used or has expired. Enter the new address in your profile once more.</p>
        <p class="after"><a href="/profile">Open your profile</a></p>`;
  return sendNotice(context, 'Link not found', body, 404);
}

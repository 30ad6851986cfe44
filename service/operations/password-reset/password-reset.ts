import { eq } from 'drizzle-orm';
import { isEmailAddress, pastedAddress } from '../../../src/domain/email-address';
import { writeAuditLog } from '../../audit-log';
import { fieldChange } from '../../audit-log/record-change';
import { placeOf } from '../../authentication/device-name';
import { endSessionsOf } from '../../authentication/end-sessions';
import { forgetDevices, rememberDevice } from '../../authentication/known-devices';
import { problemOfPassword } from '../../authentication/password-policy';
import { giveUpPendingAddress } from '../../authentication/pending-address';
import { removeResets } from '../../authentication/remove-resets';
import { removeSignInCounts } from '../../authentication/unlock-sign-in';
import { CodedError } from '../../contract/coded-error';
import type { Database } from '../../database/open-database';
import { users } from '../../database/schema/people';
import { MailError } from '../../mail/mailer';
import { queueMail } from '../../mail-queue/mail-jobs';
import { handler } from '../handler';
import { limitRequests, limitTokens } from './limits';
import { tellOfNewPassword } from './notice';
import { findReset, type ResetOwner } from './tokens';

const ok = { status: 200, body: { resultText: 'Ok' } } as const;

/**
 * Sends a password reset. The search for the account runs after the answer, so that the answer is
 * the same, and takes as long, for every address (decision 0049).
 */
export const sendPasswordReset = handler('sendPasswordReset', 'anonymous', async (request) => {
  const email = pastedAddress(request.body.email);
  if (!isEmailAddress(email)) {
    throw new CodedError<'sendPasswordReset'>(
      400,
      'BadRequest_PasswordResetRequestHasInvalidParameters',
    );
  }
  await limitRequests(request, email);
  // There is no error if the mail server only hangs: it may take the mail later.
  const { error } = await request.checkMail();
  if (error instanceof MailError) {
    throw new CodedError<'sendPasswordReset'>(
      400,
      'BadRequest_PasswordResetRequestEmailSendFailure',
    );
  }
  if (error !== undefined) throw error;
  const wish = { kind: 'password-reset', email, place: placeOf(request) } as const;
  await queueMail(request.database, wish, request.now);
  request.mails.start(request.background);
  return ok;
});

export const validatePasswordReset = handler('validatePasswordReset', 'anonymous', (request) =>
  limitTokens(request, async () => {
    const found = await findReset(request.database, request.body, request.now);
    if (found === 'missing') {
      throw new CodedError<'validatePasswordReset'>(404, 'NotFound_PasswordResetExpiredOrMissing');
    }
    if (found === 'invalid' || found === 'expired') {
      throw new CodedError<'validatePasswordReset'>(
        400,
        found === 'invalid'
          ? 'BadRequest_PasswordResetHasInvalidParameters'
          : 'BadRequest_PasswordResetHasExpired',
      );
    }
    return ok;
  }),
);

export const confirmPasswordReset = handler(
  'confirmPasswordReset',
  'anonymous',
  async (request) => {
    const { database, passwords, body } = request;
    const owner = await limitTokens(request, () => openReset(database, body, request.now));
    requireGoodPassword(body.userPassword, owner);
    const passwordHash = await passwords.hash(body.userPassword, request.address);
    const now = request.clock();
    const deviceToken = await database.transaction(async (transaction) => {
      // The transaction checks again: a token works once, and another confirmation may have come
      // first.
      const { userID } = await openReset(transaction, body, request.now);
      await removeResets(transaction, [owner]);
      // The link was mailed to the address, so that the person who has it reads that mail.
      await transaction
        .update(users)
        .set({ passwordHash, isEmailUnconfirmed: false })
        .where(eq(users.userID, userID));
      // Somebody who knew the old password must not move the account to another address.
      const reason = 'the password was reset';
      await giveUpPendingAddress(transaction, { ...owner, reason }, { by: owner, now });
      await endSessionsOf(transaction, [{ ...owner, reason }], { by: owner, now });
      // A person who has forgotten a password has often used up the attempts to sign in.
      await removeSignInCounts(transaction, owner);
      await forgetDevices(transaction, userID);
      const token = await rememberDevice(transaction, {
        token: request.deviceToken,
        userID,
        now,
      });
      const message = `${owner.fullName} set a new password by a link from a mail${placeOf(request)}.`;
      const record = fieldChange('User', userID, { field: 'password', kind: 'Hidden' });
      await writeAuditLog(transaction, now, [
        { type: 'PasswordResetCompleted', caller: owner, message, record },
      ]);
      await tellOfNewPassword(transaction, owner, now);
      return token;
    });
    request.mails.start(request.background);
    // The person who reads the mail can sign in here, whatever somebody guesses in other browsers
    // (decision 0075).
    return { ...ok, headers: { 'Set-Cookie': request.deviceCookie.header(deviceToken) } };
  },
);

async function openReset(
  database: Pick<Database, 'select'>,
  body: { email: string; token: string },
  now: Date,
): Promise<ResetOwner> {
  const found = await findReset(database, body, now);
  if (found === 'missing') {
    throw new CodedError<'confirmPasswordReset'>(404, 'NotFound_ExpiredOrMissing');
  }
  if (found === 'invalid' || found === 'expired') {
    throw new CodedError<'confirmPasswordReset'>(
      400,
      found === 'invalid' ? 'BadRequest_InvalidParameters' : 'BadRequest_Expired',
    );
  }
  return found;
}

function requireGoodPassword(password: string, owner: ResetOwner): void {
  const problem = problemOfPassword(password, owner);
  if (problem === null) return;
  if (problem === 'too-long') {
    throw new CodedError<'confirmPasswordReset'>(
      400,
      'BadRequest_InvalidParameters',
      'The password is too long.',
    );
  }
  throw new CodedError<'confirmPasswordReset'>(
    400,
    problem === 'too-short' ? 'BadRequest_PasswordTooShort' : 'BadRequest_PasswordTooCommon',
  );
}

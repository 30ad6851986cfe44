import { eq } from 'drizzle-orm';
import { isEmailAddress } from '../../../src/domain/typed-text';
import { writeAuditLog } from '../../audit-log';
import { endSessionsOf } from '../../authentication/end-sessions';
import { hashPassword } from '../../authentication/password-hash';
import { problemOfPassword } from '../../authentication/password-policy';
import { accountOf } from '../../authentication/sign-in-limits';
import { CodedError } from '../../contract/coded-error';
import type { Database } from '../../database/open-database';
import { emailChanges, users } from '../../database/schema/people';
import { MailError } from '../../mail/mailer';
import { handler } from '../handler';
import { limitFailures, limitRequests } from './limits';
import { mailAfterAnswer } from './mail-jobs';
import { tellOfNewPassword } from './notice';
import { findReset, type ResetOwner, removeResets } from './tokens';

const ok = { status: 200, body: { resultText: 'Ok' } } as const;

/**
 * Sends a password reset. The search for the account runs after the answer, so that the answer is
 * the same, and takes as long, for every address (decision 0049).
 */
export const sendPasswordReset = handler('sendPasswordReset', 'anonymous', async (request) => {
  const email = request.body.email.trim();
  if (!isEmailAddress(email)) {
    throw new CodedError<'sendPasswordReset'>(
      400,
      'BadRequest_PasswordResetRequestHasInvalidParameters',
    );
  }
  await limitRequests(request, email);
  try {
    await request.mailer.check();
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    throw new CodedError<'sendPasswordReset'>(
      400,
      'BadRequest_PasswordResetRequestEmailSendFailure',
    );
  }
  await mailAfterAnswer(request, { kind: 'password-reset', email });
  return ok;
});

export const validatePasswordReset = handler('validatePasswordReset', 'anonymous', (request) =>
  limitFailures(request, async () => {
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
    const { database, body, now } = request;
    const owner = await limitFailures(request, () => openReset(database, body, now));
    requireGoodPassword(body.userPassword, owner);
    const passwordHash = await hashPassword(body.userPassword);
    await database.transaction(async (transaction) => {
      // The transaction checks again: a token works once, and another confirmation may have come
      // first.
      const { userID } = await openReset(transaction, body, now);
      await removeResets(transaction, userID);
      // The link was mailed to the address, so that the person who has it reads that mail.
      await transaction
        .update(users)
        .set({ passwordHash, isEmailUnconfirmed: false })
        .where(eq(users.userID, userID));
      // Somebody who knew the old password must not move the account to another address.
      await transaction.delete(emailChanges).where(eq(emailChanges.userID, userID));
      const reason = 'the password was reset';
      await endSessionsOf(transaction, [{ ...owner, reason }], { by: owner, now });
      const message = `${owner.fullName} set a new password by a link from a mail.`;
      await writeAuditLog(transaction, now, [
        { type: 'PasswordResetCompleted', caller: owner, message },
      ]);
    });
    // A person who has forgotten a password has often used up the sign-in attempts.
    await request.signInLimits.forget(accountOf(owner.email));
    await tellOfNewPassword(request, owner);
    return ok;
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

import { and, eq } from 'drizzle-orm';
import { writeAuditLog } from '../audit-log';
import { fieldChange } from '../audit-log/record-change';
import { endSessionsOf } from '../authentication/end-sessions';
import { forgetDevices } from '../authentication/known-devices';
import { requireOwnPassword } from '../authentication/own-password';
import { problemOfPassword } from '../authentication/password-policy';
import { giveUpPendingAddress } from '../authentication/pending-address';
import { removeResets } from '../authentication/remove-resets';
import { openSessionOf } from '../authentication/sessions';
import type { ResponseBody } from '../contract/answer';
import { badRequest, CodedError } from '../contract/coded-error';
import { users } from '../database/schema/people';
import { handler } from './handler';
import { tellOfNewPassword } from './password-reset/notice';

/**
 * Changes the caller's own password. It ends the person's other sessions, since one of them may be
 * the reason for the change. The session that sends the change goes on (decision 0049).
 */
export const changePassword = handler('changePassword', 'signed-in', async (request) => {
  const { database, passwords, body, caller, address } = request;
  const { userID } = caller;
  const [change] = body.changes;
  if (!change) throw badRequest('There is no change in the batch.');
  if (change.userID !== userID) {
    return { status: 403, body: 'You can only change your own password.' };
  }
  const { oldPassword, newPassword } = change;
  const [user] = await database.select().from(users).where(eq(users.userID, userID));
  if (!user) throw refused('BadRequest_UserDoesNotExist');
  await requireOwnPassword({ ...request, owner: user, password: oldPassword }, (reason) =>
    reason === 'wrong'
      ? wrongOldPassword()
      : refused('BadRequest_PasswordResetRequestTooManyAttempts'),
  );
  if (newPassword === oldPassword) {
    throw refused('PasswordChange_NewPasswordMustBeDifferentFromOldPassword');
  }
  requireGoodPassword(newPassword, user);
  const passwordHash = await passwords.hash(newPassword, address);
  const now = request.clock();
  const isChanged = await database.transaction(async (transaction) => {
    // Whoever ended the session meanwhile took the account from this browser.
    if (!(await openSessionOf(transaction, caller))) return false;
    const changed = await transaction
      .update(users)
      .set({ passwordHash })
      // Another change may have come first: the update needs the hash that was checked.
      .where(and(eq(users.userID, userID), eq(users.passwordHash, user.passwordHash ?? '')))
      .returning({ userID: users.userID });
    if (changed.length === 0) throw wrongOldPassword();
    await removeResets(transaction, [user]);
    const owner = { ...caller, reason: 'the password was changed' };
    const exceptTokenHash = caller.sessionTokenHash;
    await endSessionsOf(transaction, [owner], { by: caller, now, exceptTokenHash });
    await giveUpPendingAddress(transaction, owner, { by: caller, now });
    await forgetDevices(transaction, userID, request.deviceToken);
    const message = `${caller.fullName} changed their own password.`;
    const record = fieldChange('User', userID, { field: 'password', kind: 'Hidden' });
    await writeAuditLog(transaction, now, [{ type: 'PasswordChanged', caller, message, record }]);
    await tellOfNewPassword(transaction, user, now);
    return true;
  });
  if (!isChanged) return { status: 401, body: 'You are not signed in.' };
  request.mails.start(request.background);
  return { status: 200, body: { changes: [{ userID }], deletes: [] } };
});

function requireGoodPassword(password: string, owner: typeof users.$inferSelect): void {
  const problem = problemOfPassword(password, owner);
  if (problem === null) return;
  if (problem === 'too-common') throw refused('PasswordChange_NewPasswordIsTooCommon');
  // The text of the other code would call it not strong enough.
  if (problem === 'too-long') throw badRequest('The new password is too long.');
  throw refused('PasswordChange_NewPasswordIsInvalid');
}

function refused(code: ResponseBody<'changePassword', 400>) {
  return new CodedError<'changePassword'>(400, code);
}

const wrongOldPassword = () => refused('PasswordChange_OldPasswordIsIncorrect');

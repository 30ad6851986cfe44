import { mailAfterAnswer } from './mail-jobs';
import type { Sending } from './reset-mail';

/** Sends the owner of an account a mail that its password was changed. */
export function tellOfNewPassword(
  sending: Sending,
  { email, fullName }: { email: string; fullName: string },
): Promise<void> {
  return mailAfterAnswer(sending, { kind: 'password-changed', email, fullName });
}

import type { Letter } from '../mail-queue/letter';
import type { MailKind } from '../mail-queue/mail-jobs';
import { proofLetter } from './invitations/mailed-proof';
import { invitationLetter } from './invite-user/sending';
import { confirmationLetter, emailChangedLetter } from './own-profile/email';
import { passwordChangedLetter } from './password-reset/notice';
import { resetLetter } from './password-reset/reset-mail';

/** How the queue writes the mails of each kind. */
export const letters: Record<MailKind, Letter> = {
  'password-reset': resetLetter,
  'password-changed': passwordChangedLetter,
  invitation: invitationLetter,
  'invitation-proof': proofLetter,
  'email-confirmation': confirmationLetter,
  'email-changed': emailChangedLetter,
};

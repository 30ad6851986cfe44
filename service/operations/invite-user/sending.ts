import { writeAuditLog } from '../../audit-log';
import type { Caller } from '../../authentication/caller';
import { CodedError } from '../../contract/coded-error';
import { MailError } from '../../mail/mailer';
import { invitationMail } from '../../mail/mails';
import type { ServiceContext } from '../../service-context';
import { limitInvitationMails } from './mail-limit';

interface Sending extends Pick<ServiceContext, 'database' | 'mailer'> {
  caller: Caller;
  now: Date;
}

/**
 * Sends the mail of an invitation. The audit log gets an entry when the mail cannot be sent.
 * @throws CodedError BadRequest_InvitationEmailSendFailure, or BadRequest after too many mails
 */
export async function mailInvitation(
  { database, mailer, caller, now }: Sending,
  organisation: { organisationID: string; name: string },
  { email, link, expires }: { email: string; link: string; expires: Date },
): Promise<void> {
  const mail = invitationMail({
    email,
    senderName: caller.fullName,
    organisationName: organisation.name,
    link,
    expires,
  });
  try {
    const { organisationID } = organisation;
    await limitInvitationMails({ database, organisationID, email }, () => mailer.send(mail));
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const message = `The invitation of ${email} could not be sent.`;
    await writeAuditLog(database, now, [{ type: 'MailSendFailed', caller, organisation, message }]);
    throw new CodedError<'sendInvite' | 'resendInvite'>(
      400,
      'BadRequest_InvitationEmailSendFailure',
    );
  }
}

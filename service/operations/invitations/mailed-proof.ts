import { writeAuditLog } from '../../audit-log';
import type { Caller } from '../../authentication/caller';
import { badRequest } from '../../contract/coded-error';
import { MailError } from '../../mail/mailer';
import { openedInvitationMail } from '../../mail/mails';
import type { ServiceContext } from '../../service-context';
import { maySendProof } from '../invite-user/mail-limit';
import { keepInviteToken, newInviteLink } from '../invite-user/tokens';
import { findInvite } from '../pending-invites/record';
import { missingInvitation, type OpenInvitation } from './check';
import { sessionText, wayText } from './way';

interface Sending extends Pick<ServiceContext, 'database' | 'mailer' | 'publicUrl'> {
  caller: Caller | null;
  now: Date;
}

const cannotSend =
  'This link was passed on, and the server cannot send the mail that has to prove the address. If you have an account with this address, sign in and open the link again.';

/**
 * Mails a link to the invited address, after somebody else may have opened the invitation. It does
 * the same whether or not the address has an account, so that nobody learns that (decision 0074).
 * @param tooMany the reason for a refusal after too many mails
 * @throws CodedError BadRequest when no mail was sent
 */
export async function mailProof(
  { database, mailer, publicUrl, caller, now }: Sending,
  { invite, organisation, way }: OpenInvitation,
  tooMany: string,
): Promise<void> {
  const { organisationUserInviteID: id, organisationID, email, senderName } = invite;
  if (!(await maySendProof({ database, organisationID, email }))) throw badRequest(tooMany);
  const expires = invite.expiryDateTimeUTC;
  const { token, link } = newInviteLink(publicUrl, email);
  const organisationName = organisation.name;
  try {
    await mailer.send(openedInvitationMail({ email, senderName, organisationName, link, expires }));
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const message = `The mail that proves who opened the invitation of ${email} could not be sent.`;
    await writeAuditLog(database, now, [{ type: 'MailSendFailed', caller, organisation, message }]);
    throw badRequest(cannotSend);
  }
  const opened = `The invitation of ${email} was opened ${wayText(way)}.`;
  const message = `${opened}${sessionText(caller, undefined)} A link was mailed to the address.`;
  await database.transaction(async (transaction) => {
    // Somebody may have withdrawn the invitation while the mail server took the mail.
    if (!(await findInvite(transaction, organisationID, id))) throw missingInvitation();
    await keepInviteToken(transaction, id, token, expires);
    await writeAuditLog(transaction, now, [
      { type: 'InvitationSent', caller, organisation, message },
    ]);
  });
}

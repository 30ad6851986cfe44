import { writeAuditLog } from '../../audit-log';
import type { Caller } from '../../authentication/caller';
import { badRequest } from '../../contract/coded-error';
import { openedInvitationMail } from '../../mail/mails';
import type { Letter } from '../../mail-queue/letter';
import { queueInviteMail } from '../../mail-queue/mail-jobs';
import type { ServiceContext } from '../../service-context';
import { maySendProof } from '../invite-user/mail-limit';
import { inviteOfJob, letterWithLink } from '../invite-user/sending';
import { findInvite } from '../pending-invites/record';
import { missingInvitation, type OpenInvitation } from './check';
import { sessionText, wayText } from './way';

interface Asking extends Pick<ServiceContext, 'database' | 'mails' | 'background'> {
  caller: Caller | null;
  now: Date;
}

const cannotSend =
  'This link was passed on, and the server cannot send the mail that has to prove the address. If you have an account with this address, sign in and open the link again.';

/**
 * Queues a mail with a link to the invited address, after somebody else may have opened the invitation.
 * It does the same whether or not the address has an account, so that nobody learns that (decision 0074).
 * @param tooMany the reason for a refusal after too many mails
 * @returns the id of the job
 * @throws CodedError BadRequest when no mail is to be sent
 */
export async function mailProof(
  { database, mails, background, caller, now }: Asking,
  { invite, organisation, way }: OpenInvitation,
  tooMany: string,
): Promise<string> {
  const { organisationUserInviteID: id, organisationID, email } = invite;
  if (!(await maySendProof({ database, ...invite }))) throw badRequest(tooMany);
  if (!mails.isSetUp) {
    const message = `The mail that proves who opened the invitation of ${email} could not be sent.`;
    await writeAuditLog(database, now, [{ type: 'MailSendFailed', caller, organisation, message }]);
    throw badRequest(cannotSend);
  }
  const opened = `The invitation of ${email} was opened ${wayText(way)}.`;
  const message = `${opened}${sessionText(caller, undefined)} A link is mailed to the address.`;
  const jobID = await database.transaction(async (transaction) => {
    // Somebody may have withdrawn the invitation meanwhile.
    if (!(await findInvite(transaction, organisationID, id))) throw missingInvitation();
    await writeAuditLog(transaction, now, [
      { type: 'InvitationSent', caller, organisation, message },
    ]);
    const wish = { kind: 'invitation-proof', email, organisationUserInviteID: id } as const;
    return (await queueInviteMail(transaction, wish, now)).jobID;
  });
  mails.start(background);
  return jobID;
}

/** The mail to the invited address after somebody has opened a link that was passed on. */
export const proofLetter: Letter = {
  write: letterWithLink(openedInvitationMail),
  describe: async (transaction, job) => ({
    name: `The mail that proves who opened the invitation of ${job.email}`,
    caller: null,
    organisation: (await inviteOfJob(transaction, job))?.organisation,
  }),
  keepsFailure: true,
};

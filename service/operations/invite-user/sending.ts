import { eq } from 'drizzle-orm';
import { writeAuditLog } from '../../audit-log';
import type { Caller } from '../../authentication/caller';
import { badRequest, CodedError } from '../../contract/coded-error';
import type { DatabaseTransaction } from '../../database/open-database';
import { invites } from '../../database/schema/invites';
import { organisations } from '../../database/schema/organisations';
import { MailError } from '../../mail/mailer';
import { invitationMail } from '../../mail/mails';
import type { Letter } from '../../mail-queue/letter';
import { type MailJob, queueInviteMail } from '../../mail-queue/mail-jobs';
import type { ServiceContext } from '../../service-context';
import type { InviteRow } from '../pending-invites/record';
import { takeBackInvitationMail } from './mail-limit';
import { newInviteLink } from './tokens';

interface Asking extends Pick<ServiceContext, 'database' | 'mails'> {
  caller: Caller;
  now: Date;
}

/**
 * Refuses an invitation while no mail can be sent at all. The audit log gets an entry.
 * @throws CodedError BadRequest_InvitationEmailSendFailure
 */
export async function requireMail(
  { database, mails, caller, now }: Asking,
  organisation: { organisationID: string; name: string },
  email: string,
): Promise<void> {
  if (mails.isSetUp) return;
  const message = `The invitation of ${email} could not be sent.`;
  await writeAuditLog(database, now, [{ type: 'MailSendFailed', caller, organisation, message }]);
  throw new CodedError<'sendInvite' | 'resendInvite'>(400, 'BadRequest_InvitationEmailSendFailure');
}

/**
 * Queues the mail of an invitation. Returns the id of its job.
 * @param isCounted whether the limits have counted it, as none that renews a waiting one is
 * @throws Refusal if the mail that it would have renewed has left meanwhile
 */
export async function queueInvitation(
  transaction: DatabaseTransaction,
  { organisationUserInviteID, email }: InviteRow,
  now: Date,
  isCounted: boolean,
): Promise<string> {
  const wish = { kind: 'invitation', email, organisationUserInviteID } as const;
  const { jobID, isRenewed } = await queueInviteMail(transaction, wish, now);
  if (!isRenewed && !isCounted) {
    throw badRequest('The mail of this invitation was sent a moment ago. Please try again.');
  }
  return jobID;
}

/** Writes mails with a new link to an invitation, until it ends. */
export const letterWithLink =
  (mailOf: typeof invitationMail): Letter['write'] =>
  async (transaction, job, { now, publicUrl }) => {
    const found = await inviteOfJob(transaction, job);
    if (!found) return undefined;
    const { email, senderName, expiryDateTimeUTC: expires } = found.invite;
    if (expires <= now) throw new MailError('The invitation has expired.', { isFinal: true });
    const link = await newInviteLink(transaction, found.invite, publicUrl);
    const organisationName = found.organisation.name;
    return mailOf({ email, senderName, organisationName, link, expires });
  };

/** The mail of an invitation. */
export const invitationLetter: Letter = {
  write: letterWithLink(invitationMail),
  async describe(transaction, job) {
    const found = await inviteOfJob(transaction, job);
    const { senderUserID: userID = null, senderName = '' } = found?.invite ?? {};
    return {
      name: `The invitation of ${job.email}`,
      caller: userID === null ? null : { userID, fullName: senderName },
      organisation: found?.organisation,
    };
  },
  keepsFailure: true,
  async onGivenUp(database, job) {
    const found = await inviteOfJob(database, job);
    if (found) await takeBackInvitationMail({ database, ...found.invite });
  },
};

/** Finds the invitation that a mail is about; undefined when it has ended. */
export async function inviteOfJob(
  transaction: Pick<DatabaseTransaction, 'select'>,
  { organisationUserInviteID }: MailJob,
) {
  const [found] = await transaction
    .select({
      invite: invites,
      organisation: { organisationID: organisations.organisationID, name: organisations.name },
    })
    .from(invites)
    .innerJoin(organisations, eq(organisations.organisationID, invites.organisationID))
    .where(eq(invites.organisationUserInviteID, organisationUserInviteID ?? ''));
  return found;
}

import { and, eq, inArray } from 'drizzle-orm';
import { badRequest } from '../../contract/coded-error';
import { inSlices } from '../../database/in-slices';
import type { DatabaseTransaction } from '../../database/open-database';
import { saveRows } from '../../database/save-rows';
import { invites, inviteTokens } from '../../database/schema/invites';
import { mailJobs } from '../../database/schema/mail-jobs';
import { organisations } from '../../database/schema/organisations';
import { users } from '../../database/schema/people';
import { takeSentJobs } from '../../mail-queue/mail-jobs';
import { hasJoined } from '../invite-user/check';
import type { DeletedRows, PutBack } from './deleted-rows';

/**
 * Puts invitations back. Their links work again, for as long as they would have, and a mail that waited
 * and has not left meanwhile waits again.
 * @throws Refusal if somebody was invited again, or has joined
 */
export async function putBackInvites(
  transaction: DatabaseTransaction,
  kept: Pick<DeletedRows, 'invites' | 'inviteTokens' | 'mailJobs'>,
): Promise<PutBack[]> {
  for (const { email, organisationID } of kept.invites) {
    const sameAddress = and(
      eq(invites.organisationID, organisationID),
      eq(invites.emailKey, email),
    );
    if ((await transaction.$count(invites, sameAddress)) > 0) {
      throw badRequest(`${email} was invited again meanwhile.`);
    }
    if (await hasJoined(transaction, email, organisationID)) {
      throw badRequest(`${email} has got access meanwhile.`);
    }
  }
  const senders = new Set(kept.invites.flatMap(({ senderUserID }) => senderUserID ?? []));
  const present = await inSlices([...senders], (slice) =>
    transaction.select({ userID: users.userID }).from(users).where(inArray(users.userID, slice)),
  );
  const left = new Set<string | null>(present.map(({ userID }) => userID));
  const restored = kept.invites.map((invite) => ({
    ...invite,
    // As after the deletion of the sender's account.
    senderUserID: left.has(invite.senderUserID) ? invite.senderUserID : null,
    dateTimeCreated: new Date(invite.dateTimeCreated),
    expiryDateTimeUTC: new Date(invite.expiryDateTimeUTC),
  }));
  await saveRows(transaction, invites, 'organisationUserInviteID', restored);
  const tokens = kept.inviteTokens.map((token) => ({
    ...token,
    dateTimeExpires: new Date(token.dateTimeExpires),
  }));
  await saveRows(transaction, inviteTokens, 'tokenHash', tokens);
  const moment = (text: string | Date | null) => (text === null ? null : new Date(text));
  const jobs = kept.mailJobs ?? [];
  const sent = await takeSentJobs(
    transaction,
    jobs.map(({ mailJobID }) => mailJobID),
  );
  const unsent = jobs.filter(({ mailJobID }) => !sent.has(mailJobID));
  const mails = unsent.map((job) => ({
    ...job,
    dateTimeCreated: new Date(job.dateTimeCreated),
    dateTimeTaken: new Date(job.dateTimeTaken),
    dateTimeDue: moment(job.dateTimeDue),
    dateTimeFailed: moment(job.dateTimeFailed),
  }));
  await saveRows(transaction, mailJobs, 'mailJobID', mails);
  const placeIDs = new Set(restored.map(({ organisationID }) => organisationID));
  const places = await inSlices([...placeIDs], (slice) =>
    transaction
      .select({ organisationID: organisations.organisationID, name: organisations.name })
      .from(organisations)
      .where(inArray(organisations.organisationID, slice)),
  );
  return restored.map(({ organisationUserInviteID: id, email, organisationID }) => ({
    id,
    type: 'InvitationSent',
    organisation: places.find((place) => place.organisationID === organisationID),
    message: `The withdrawal of the invitation of ${email} was undone.`,
  }));
}

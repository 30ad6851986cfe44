import { and, eq, inArray } from 'drizzle-orm';
import { badRequest } from '../../contract/coded-error';
import { inSlices } from '../../database/in-slices';
import type { DatabaseTransaction } from '../../database/open-database';
import { saveRows } from '../../database/save-rows';
import { invites, inviteTokens } from '../../database/schema/invites';
import { mailJobs } from '../../database/schema/mail-jobs';
import { organisations } from '../../database/schema/organisations';
import { takeSentJobs } from '../../mail-queue/mail-jobs';
import { mayStillGive } from '../invitations/sent-invitations';
import { hasJoined } from '../invite-user/check';
import type { DeletedRows, PutBack } from './deleted-rows';

/**
 * Puts invitations back. Their links work again, for as long as they would have, and a mail that waited
 * and has not left meanwhile waits again. Call it after what gives their senders the right has returned.
 * @throws Refusal if somebody was invited again, or has joined, or if a sender has lost the right
 */
export async function putBackInvites(
  transaction: DatabaseTransaction,
  kept: Pick<DeletedRows, 'invites' | 'inviteTokens' | 'mailJobs'>,
  now: Date,
): Promise<PutBack[]> {
  for (const invite of kept.invites) {
    const { email, organisationID } = invite;
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
    // What took the right away would have withdrawn the invitation, too (decision 0074).
    if (!(await mayStillGive(transaction, invite, now))) {
      throw badRequest(
        `${invite.senderName}, who invited ${email}, may not give this access any more. Invite ${email} again.`,
      );
    }
  }
  const restored = kept.invites.map((invite) => ({
    ...invite,
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

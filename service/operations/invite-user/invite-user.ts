import { and, eq } from 'drizzle-orm';
import { writeAuditLog } from '../../audit-log';
import { CodedError } from '../../contract/coded-error';
import { withDerivedTexts } from '../../database/derived-texts';
import type { Database, DatabaseTransaction } from '../../database/open-database';
import { invites } from '../../database/schema/invites';
import { handler } from '../handler';
import { findOrganisation, noOrganisation } from '../organisation-of-path';
import { type InviteRow, toInvite } from '../pending-invites/record';
import { checkInvite, hasJoined } from './check';
import { grantsText } from './grants-text';
import { limitInvitationMails } from './mail-limit';
import { queueInvitation, requireMail } from './sending';
import { expiryOfInvite } from './tokens';

export const sendInvite = handler(
  'sendInvite',
  'administrator-of-organisation',
  async (request) => {
    const { database, params, body, caller, now, mails } = request;
    const check = async (reader: Pick<Database, 'select'>) => {
      const organisation = await findOrganisation(reader, params.orgId);
      if (!organisation) throw new CodedError<'sendInvite'>(404, noOrganisation.body);
      const { organisationID } = organisation;
      const granted = await checkInvite(reader, body, organisationID, request);
      if (await hasJoined(reader, granted.email, organisationID)) {
        throw new CodedError<'sendInvite'>(400, 'BadRequest_UserHasAlreadyJoined');
      }
      return { organisation, organisationID, granted };
    };
    // Before anything counts as a mail.
    const { organisation, organisationID, granted } = await check(database);
    await requireMail(request, organisation, granted.email);
    const isCounted = await limitInvitationMails({
      database,
      organisationID,
      email: granted.email,
      senderUserID: caller.userID,
    });

    const { invite, jobID } = await database.transaction(async (transaction) => {
      // Others may have changed it while the transaction waited.
      await check(transaction);
      const { invite, replacedSender } = await keepInvite(transaction, {
        ...granted,
        organisationID,
        senderUserID: caller.userID,
        senderName: caller.fullName,
        dateTimeCreated: now,
        expiryDateTimeUTC: expiryOfInvite(now),
      });
      const grants = await grantsText(transaction, invite);
      const invited = `${granted.email} was invited${grants && ` ${grants}`}.`;
      const replacing =
        replacedSender === undefined ? '' : ` It replaces the invitation from ${replacedSender}.`;
      const message = `${invited}${replacing}`;
      await writeAuditLog(transaction, now, [
        { type: 'InvitationSent', caller, organisation, message },
      ]);
      return { invite, jobID: await queueInvitation(transaction, invite, now, isCounted) };
    });
    mails.start(request.background);
    return {
      status: 200,
      body: toInvite(invite, 'Pending'),
      finalBody: async () => toInvite(invite, await mails.outcomeOf(jobID)),
    };
  },
);

/**
 * Stores an invitation. A second invitation to an address replaces the first, so that it grants
 * what was sent last.
 * @returns the stored invitation, and who sent the one that it replaces
 */
async function keepInvite(
  transaction: DatabaseTransaction,
  values: typeof invites.$inferInsert,
): Promise<{ invite: InviteRow; replacedSender: string | undefined }> {
  const [pending] = await transaction
    .select({ id: invites.organisationUserInviteID, senderName: invites.senderName })
    .from(invites)
    .where(
      and(eq(invites.organisationID, values.organisationID), eq(invites.emailKey, values.email)),
    )
    .limit(1);
  const [saved] = pending
    ? await transaction
        .update(invites)
        .set(withDerivedTexts(invites, values))
        .where(eq(invites.organisationUserInviteID, pending.id))
        .returning()
    : await transaction.insert(invites).values(withDerivedTexts(invites, values)).returning();
  if (!saved) throw new Error('A saved invitation was not returned.');
  return { invite: saved, replacedSender: pending?.senderName };
}

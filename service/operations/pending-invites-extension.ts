import { writeAuditLog } from '../audit-log';
import { badRequest, CodedError } from '../contract/coded-error';
import type { Database } from '../database/open-database';
import { invites } from '../database/schema/invites';
import { handler } from './handler';
import { hasJoined, teamNotToGive } from './invite-user/check';
import { grantsText } from './invite-user/grants-text';
import { limitInvitationMails } from './invite-user/mail-limit';
import { queueInvitation, requireMail } from './invite-user/sending';
import { expiryOfInvite, newInviteLink } from './invite-user/tokens';
import { momentText } from './moment-text';
import { findOrganisation } from './organisation-of-path';
import { findInvite, invitesTo, toInvite } from './pending-invites/record';

const noInvite = 'The invitation does not exist.';

export const resendInvite = handler(
  'resendInvite',
  'administrator-of-organisation',
  async (request) => {
    const { database, params, caller, now, mails } = request;
    const organisation = await findOrganisation(database, params.orgId);
    const invite = await findInvite(database, params.orgId, params.id);
    if (!organisation || !invite) return { status: 404, body: noInvite };
    const { email, organisationID, organisationUserInviteID } = invite;
    const requireNotJoined = async (reader: Pick<Database, 'select'>) => {
      if (!(await hasJoined(reader, email, organisationID))) return;
      throw new CodedError<'resendInvite'>(400, 'BadRequest_UserHasAlreadyJoined');
    };
    await requireNotJoined(database);
    await requireMail(request, organisation, email);
    const senderUserID = caller.userID;
    const isCounted = await limitInvitationMails({ database, organisationID, email, senderUserID });

    const { saved, jobID } = await database.transaction(async (transaction) => {
      await requireNotJoined(transaction);
      const { teamMembershipIDs } = invite;
      // Whoever sends it again answers for it, unless it gives what only its sender may give.
      const mayGive = !(await teamNotToGive(
        transaction,
        teamMembershipIDs,
        organisationID,
        request,
      ));
      const sender = { senderUserID: caller.userID, senderName: caller.fullName };
      const [renewed] = await transaction
        .update(invites)
        .set({ ...(mayGive && sender), expiryDateTimeUTC: expiryOfInvite(now) })
        .where(invitesTo(organisationID, [organisationUserInviteID]))
        .returning();
      if (!renewed) throw new CodedError<'resendInvite'>(404, noInvite);
      const grants = await grantsText(transaction, renewed);
      const message = `The invitation of ${email} was sent again${grants && `: ${grants}`}.`;
      await writeAuditLog(transaction, now, [
        { type: 'InvitationSent', caller, organisation, message },
      ]);
      const jobID = await queueInvitation(transaction, renewed, now, isCounted);
      return { saved: renewed, jobID };
    });
    mails.start(request.background);
    return {
      status: 200,
      body: toInvite(saved, 'Pending'),
      finalBody: async () => toInvite(saved, await mails.outcomeOf(jobID)),
    };
  },
);

export const createInviteLink = handler(
  'createInviteLink',
  'administrator-of-organisation',
  async (request) => {
    const { database, params, caller, now, publicUrl } = request;
    return database.transaction(async (transaction) => {
      const organisation = await findOrganisation(transaction, params.orgId);
      const invite = await findInvite(transaction, params.orgId, params.id);
      if (!organisation || !invite) return { status: 404, body: noInvite };
      const { email, expiryDateTimeUTC: expires, teamMembershipIDs } = invite;
      // The invited person may accept by it while signed in, which gives what the caller may not.
      const problem = await teamNotToGive(
        transaction,
        teamMembershipIDs,
        organisation.organisationID,
        request,
      );
      if (problem !== null) throw badRequest(problem);
      if (expires <= now) {
        const reason = 'Send it again to renew it.';
        throw new CodedError<'createInviteLink'>(400, 'BadRequest_InvitationExpired', reason);
      }
      const link = await newInviteLink(transaction, invite, publicUrl, caller.fullName);
      const message = `A link to the invitation of ${email} was made.`;
      await writeAuditLog(transaction, now, [
        { type: 'InvitationSent', caller, organisation, message },
      ]);
      return { status: 200, body: { link, expiryDateTimeUTC: momentText(expires) } };
    });
  },
);

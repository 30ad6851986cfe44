import { and, eq } from 'drizzle-orm';
import { type AuditEntry, writeAuditLog } from '../../audit-log';
import { badRequest, CodedError } from '../../contract/coded-error';
import { invites } from '../../database/schema/invites';
import { mailJobs } from '../../database/schema/mail-jobs';
import { mailStateOf } from '../../mail-queue/mail-jobs';
import { requireReasonableSize } from '../apply-batch';
import { handler } from '../handler';
import { findOrganisation, noOrganisation } from '../organisation-of-path';
import { readInvitesToDelete } from '../undo-extension/deleted-rows';
import { UndoableDeletion } from '../undo-extension/kept-deletion';
import { invitesTo, toInvite } from './record';

export const listPendingInvites = handler(
  'listPendingInvites',
  'administrator-of-organisation',
  async ({ database, params }) => {
    const organisation = await findOrganisation(database, params.orgId);
    if (!organisation) return noOrganisation;
    const rows = await database
      .select({ invite: invites, job: mailJobs })
      .from(invites)
      .leftJoin(
        mailJobs,
        and(
          eq(mailJobs.organisationUserInviteID, invites.organisationUserInviteID),
          eq(mailJobs.kind, 'invitation'),
        ),
      )
      .where(eq(invites.organisationID, organisation.organisationID))
      .orderBy(invites.emailKey, invites.organisationUserInviteID);
    return { status: 200, body: rows.map(({ invite, job }) => toInvite(invite, mailStateOf(job))) };
  },
);

export const commitPendingInvites = handler(
  'commitPendingInvites',
  'administrator-of-organisation',
  async (request) => {
    const { database, params, body, caller, now } = request;
    const deletes = [...new Set(body.deletes)];
    requireReasonableSize(deletes.length);
    const undoable = new UndoableDeletion(request);
    await database.transaction(async (transaction) => {
      const organisation = await findOrganisation(transaction, params.orgId);
      if (!organisation) throw new CodedError<'commitPendingInvites'>(404, noOrganisation.body);
      await undoable.keep(transaction, deletes, readInvitesToDelete);
      const withdrawn = await transaction
        .delete(invites)
        .where(invitesTo(organisation.organisationID, deletes))
        .returning({ email: invites.email });
      if (withdrawn.length < deletes.length) {
        throw badRequest('An invitation to withdraw does not exist.');
      }
      const entries = withdrawn.map(
        ({ email }): AuditEntry => ({
          type: 'InvitationWithdrawn',
          caller,
          organisation,
          message: `The invitation of ${email} was withdrawn.`,
        }),
      );
      await writeAuditLog(transaction, now, entries);
    });
    return { status: 200, body: { changes: [], deletes }, headers: undoable.headers };
  },
);

import { eq, sql } from 'drizzle-orm';
import { type AuditEntry, writeAuditLog } from '../audit-log';
import { CodedError } from '../contract/coded-error';
import { handler } from '../contract/handler';
import { invites } from '../database/schema/invites';
import { largestBatch } from './largest-batch';
import { findOrganisation } from './organisation-of-path';
import { invitesTo, toInvite } from './pending-invites-record';

const noOrganisation = 'The organisation does not exist.';

export const listPendingInvites = handler('listPendingInvites', async ({ database, params }) => {
  const organisation = await findOrganisation(database, params.orgId);
  if (!organisation) return { status: 404, body: noOrganisation };
  const rows = await database
    .select()
    .from(invites)
    .where(eq(invites.organisationID, organisation.organisationID))
    .orderBy(sql`${invites.email} collate nocase`, invites.organisationUserInviteID);
  return { status: 200, body: rows.map(toInvite) };
});

export const commitPendingInvites = handler('commitPendingInvites', async (request) => {
  const { database, params, body, caller, now } = request;
  const deletes = [...new Set(body.deletes)];
  if (deletes.length > largestBatch) throw badRequest('The batch is too large.');
  await database.transaction(async (transaction) => {
    const organisation = await findOrganisation(transaction, params.orgId);
    if (!organisation) throw new CodedError<'commitPendingInvites'>(404, noOrganisation);
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
  return { status: 200, body: { changes: [], deletes } };
});

function badRequest(reason: string) {
  return new CodedError<'commitPendingInvites'>(400, 'BadRequest', reason);
}

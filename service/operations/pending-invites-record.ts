import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Invite } from '../../src/api/schema.gen';
import type { Database } from '../database/open-database';
import { invites } from '../database/schema/invites';
import { momentText } from './moment-text';

export type InviteRow = typeof invites.$inferSelect;

/** Of these ids the invitations to an organisation. */
export function invitesTo(organisationID: string, ids: readonly string[]): SQL | undefined {
  return and(
    eq(invites.organisationID, organisationID),
    inArray(invites.organisationUserInviteID, [...ids]),
  );
}

/** The invitation to an organisation with that id; undefined when it is another's or nobody's. */
export async function findInvite(
  database: Pick<Database, 'select'>,
  organisationID: string,
  id: string,
): Promise<InviteRow | undefined> {
  const [row] = await database
    .select()
    .from(invites)
    .where(invitesTo(organisationID, [id]));
  return row;
}

/** An invitation as the contract shows it: without what it grants. */
export function toInvite(row: InviteRow): Invite {
  const { organisationUserInviteID, email, expiryDateTimeUTC, senderName, isOrgAdmin } = row;
  return {
    organisationUserInviteID,
    email,
    expiryDateTimeUTC: momentText(expiryDateTimeUTC),
    senderName,
    isOrgAdmin,
  };
}

import { hashToken, newToken } from '../../authentication/random-token';
import type { DatabaseTransaction } from '../../database/open-database';
import { inviteTokens } from '../../database/schema/invites';
import type { InviteRow } from '../pending-invites/record';

const daysOfValidity = 7;

/** Computes when an invitation that is sent now expires. */
export function expiryOfInvite(now: Date): Date {
  return new Date(now.getTime() + daysOfValidity * 24 * 60 * 60_000);
}

/**
 * Makes a new link to an invitation, and stores the hash of its token. The console first validates the
 * link and then asks for the rest (docs/product/account-and-anonymous.md#validate-invitation).
 * @param publicUrl the origin that people's browsers use
 * @param makerName who made the link to pass it on; null for a link in a mail to the invited address
 */
export async function newInviteLink(
  transaction: DatabaseTransaction,
  invite: Pick<InviteRow, 'organisationUserInviteID' | 'email' | 'expiryDateTimeUTC'>,
  publicUrl: string,
  makerName: string | null = null,
): Promise<string> {
  const token = newToken();
  await transaction.insert(inviteTokens).values({
    tokenHash: hashToken(token),
    organisationUserInviteID: invite.organisationUserInviteID,
    dateTimeExpires: invite.expiryDateTimeUTC,
    isPassedOn: makerName !== null,
    makerName,
  });
  // An address may contain a plus or a percent sign, which must arrive unchanged.
  return `${publicUrl}/invitations/validate/${token}/${encodeURIComponent(invite.email)}`;
}

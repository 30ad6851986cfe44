import { hashToken, newToken } from '../../authentication/random-token';
import type { DatabaseTransaction } from '../../database/open-database';
import { inviteTokens } from '../../database/schema/invites';

const daysOfValidity = 7;

/** Computes when an invitation that is sent now expires. */
export function expiryOfInvite(now: Date): Date {
  return new Date(now.getTime() + daysOfValidity * 24 * 60 * 60_000);
}

/** A link that accepts an invitation, and its token. Only the hash of the token may be stored. */
export interface InviteLink {
  token: string;
  link: string;
}

/**
 * Creates a new link for an address. The console first validates the link and then asks for the
 * rest (docs/product/account-and-anonymous.md#validate-invitation).
 * @param publicUrl the origin that people's browsers use
 */
export function newInviteLink(publicUrl: string, email: string): InviteLink {
  const token = newToken();
  // An address may contain a plus or a percent sign, which must arrive unchanged.
  const link = `${publicUrl}/invitations/validate/${token}/${encodeURIComponent(email)}`;
  return { token, link };
}

/**
 * Stores the hash of a token, so that the token can accept an invitation.
 * @param makerName who made the link to pass it on; null for a link in a mail to the invited address
 */
export async function keepInviteToken(
  transaction: DatabaseTransaction,
  organisationUserInviteID: string,
  token: string,
  dateTimeExpires: Date,
  makerName: string | null = null,
): Promise<void> {
  await transaction.insert(inviteTokens).values({
    tokenHash: hashToken(token),
    organisationUserInviteID,
    dateTimeExpires,
    isPassedOn: makerName !== null,
    makerName,
  });
}

import { hashToken, newToken } from '../authentication/random-token';
import type { DatabaseTransaction } from '../database/open-database';
import { inviteTokens } from '../database/schema/invites';

const daysOfValidity = 7;

/** When an invitation that is sent now stops being valid. */
export function expiryOfInvite(now: Date): Date {
  return new Date(now.getTime() + daysOfValidity * 24 * 60 * 60_000);
}

/** A link that accepts an invitation, and the token in it, of which only the hash is to be kept. */
export interface InviteLink {
  token: string;
  link: string;
}

/**
 * Makes a new link for an address. The console validates it first and asks for the rest
 * (docs/product/account-and-anonymous.md#validate-invitation).
 * @param publicUrl the origin that people's browsers use
 */
export function newInviteLink(publicUrl: string, email: string): InviteLink {
  const token = newToken();
  // An address may have a plus or a percent sign, which have to arrive as they are.
  const link = `${publicUrl}/invitations/validate/${token}/${encodeURIComponent(email)}`;
  return { token, link };
}

/**
 * Makes a token accept an invitation.
 * @param isPassedOn whether it goes to somebody else than the invited address
 */
export async function keepInviteToken(
  transaction: DatabaseTransaction,
  organisationUserInviteID: string,
  token: string,
  dateTimeExpires: Date,
  isPassedOn = false,
): Promise<void> {
  const tokenHash = hashToken(token);
  await transaction
    .insert(inviteTokens)
    .values({ tokenHash, organisationUserInviteID, dateTimeExpires, isPassedOn });
}

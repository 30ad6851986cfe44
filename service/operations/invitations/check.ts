import { eq, sql } from 'drizzle-orm';
import { hashToken } from '../../authentication/random-token';
import { CodedError } from '../../contract/coded-error';
import type { Database } from '../../database/open-database';
import { invites, inviteTokens } from '../../database/schema/invites';
import { organisations } from '../../database/schema/organisations';
import { users } from '../../database/schema/people';
import { hasJoined } from '../invite-user/check';

type Reader = Pick<Database, 'select'>;

/** An invitation that can be accepted, and its organisation. */
export interface OpenInvitation {
  invite: typeof invites.$inferSelect;
  organisation: { organisationID: string; name: string };
  /** Whether the link was passed on, instead of mailed to the invited address. */
  isPassedOn: boolean;
}

/**
 * Finds the invitation of a token for the invited address.
 * @throws CodedError with its code (docs/product/messages.md#coded-errors) when nobody can accept
 * the invitation
 */
export async function openInvitation(
  database: Reader,
  { email, token }: { email: string; token: string },
  now: Date,
): Promise<OpenInvitation> {
  if (email.trim() === '' || token === '') throw invalidInvitation();
  const [found] = await database
    .select({
      invite: invites,
      organisation: { organisationID: organisations.organisationID, name: organisations.name },
      tokenExpires: inviteTokens.dateTimeExpires,
      isPassedOn: inviteTokens.isPassedOn,
    })
    .from(inviteTokens)
    .innerJoin(invites, eq(invites.organisationUserInviteID, inviteTokens.organisationUserInviteID))
    .innerJoin(organisations, eq(organisations.organisationID, invites.organisationID))
    .where(eq(inviteTokens.tokenHash, hashToken(token)));
  if (!found) throw missingInvitation();
  const { invite, organisation, tokenExpires, isPassedOn } = found;
  if (comparable(invite.email) !== comparable(email)) throw invalidInvitation();
  if (tokenExpires <= now || invite.expiryDateTimeUTC <= now) {
    throw new CodedError<Invitations>(400, 'BadRequest_InvitationExpired');
  }
  if (await hasJoined(database, invite.email, invite.organisationID)) {
    throw new CodedError<Invitations>(400, 'BadRequest_UserHasAlreadyJoined');
  }
  // Somebody else than the invited person may have created the account.
  if ((await findPerson(database, invite.email))?.isEmailUnconfirmed) {
    throw invalidInvitation(
      'Nobody has confirmed yet who reads the mail of this address. Set a new password by mail, then open this link again.',
    );
  }
  return { invite, organisation, isPassedOn };
}

/** Finds the person who has an account with this address; undefined for nobody. */
export async function findPerson(database: Reader, email: string) {
  const [found] = await database
    .select({
      userID: users.userID,
      fullName: users.fullName,
      isEmailUnconfirmed: users.isEmailUnconfirmed,
    })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  return found;
}

type Invitations = 'acceptInvitation' | 'validateInvitation';

/** @param reason a text for people, when the invitation itself is valid */
export function invalidInvitation(reason?: string) {
  return new CodedError<Invitations>(400, 'BadRequest_InvitationHasInvalidParameters', reason);
}

/**
 * Creates the same error for an unknown, a withdrawn and a used invitation: a person without the
 * token must not learn which it is.
 */
export function missingInvitation() {
  return new CodedError<Invitations>(404, 'NotFound_InvitationExpiredOrMissing');
}

// Mail programs may send a letter and its accent as one character or as two.
const comparable = (email: string) => email.trim().normalize('NFC').toLowerCase();

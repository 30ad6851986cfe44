import { eq } from 'drizzle-orm';
import { emailKey } from '../../../src/domain/email-address';
import type { Caller } from '../../authentication/caller';
import { hashToken } from '../../authentication/random-token';
import { CodedError } from '../../contract/coded-error';
import { byExactEmail, hasEmail } from '../../database/has-email';
import type { Database } from '../../database/open-database';
import { invites, inviteTokens } from '../../database/schema/invites';
import { organisations } from '../../database/schema/organisations';
import { users } from '../../database/schema/people';
import { hasJoined } from '../invite-user/check';
import { mayStillGive } from './sent-invitations';
import { isMailed, type Way } from './way';

type Reader = Pick<Database, 'select'>;

/** An invitation that can be accepted, and its organisation. */
export interface OpenInvitation {
  invite: typeof invites.$inferSelect;
  organisation: { organisationID: string; name: string };
  way: Way;
  /** The account of the invited address; undefined without one. */
  person: Awaited<ReturnType<typeof findPerson>>;
  /** Whether the invited person opened the link: by their mail, or signed in (decision 0074). */
  isProven: boolean;
}

/**
 * Finds the invitation of a token for the invited address. Whoever has not proved to be the invited
 * person learns nothing about the account of the address.
 * @throws CodedError with its code (docs/product/messages.md#coded-errors) when nobody can accept
 * the invitation
 */
export async function openInvitation(
  database: Reader,
  { email, token }: { email: string; token: string },
  caller: Caller | null,
  now: Date,
): Promise<OpenInvitation> {
  if (email.trim() === '' || token === '') throw invalidInvitation();
  const { isPassedOn, makerName, isFromMyAccount } = inviteTokens;
  const [found] = await database
    .select({
      invite: invites,
      organisation: { organisationID: organisations.organisationID, name: organisations.name },
      tokenExpires: inviteTokens.dateTimeExpires,
      way: { isPassedOn, makerName, isFromMyAccount },
    })
    .from(inviteTokens)
    .innerJoin(invites, eq(invites.organisationUserInviteID, inviteTokens.organisationUserInviteID))
    .innerJoin(organisations, eq(organisations.organisationID, invites.organisationID))
    .where(eq(inviteTokens.tokenHash, hashToken(token)));
  if (!found) throw missingInvitation();
  const { invite, organisation, tokenExpires, way } = found;
  if (emailKey(invite.email) !== emailKey(email)) throw invalidInvitation();
  if (tokenExpires <= now || invite.expiryDateTimeUTC <= now) {
    throw new CodedError<Invitations>(400, 'BadRequest_InvitationExpired');
  }
  if (!(await mayStillGive(database, invite, now))) {
    throw invalidInvitation(
      'Whoever sent this invitation may not give this access any more. Ask an administrator of the organisation to send it again.',
    );
  }
  const person = await findPerson(database, invite.email);
  const isOwnSession = caller !== null && caller.userID === person?.userID;
  const invitation = { invite, organisation, way, person };
  if (!isMailed(way) && !isOwnSession) return { ...invitation, isProven: false };
  if (await hasJoined(database, invite.email, invite.organisationID)) {
    throw new CodedError<Invitations>(400, 'BadRequest_UserHasAlreadyJoined');
  }
  // Somebody else than the invited person may have created the account.
  if (person?.isEmailUnconfirmed) {
    throw invalidInvitation(
      'Nobody has confirmed yet who reads the mail of this address. Set a new password by mail, then open this link again.',
    );
  }
  return { ...invitation, isProven: true };
}

/** Finds the person who has an account with this address; undefined for nobody. */
export async function findPerson(database: Reader, email: string) {
  const [found] = await database
    .select({
      userID: users.userID,
      fullName: users.fullName,
      isEmailUnconfirmed: users.isEmailUnconfirmed,
      scopes: users.scopes,
    })
    .from(users)
    .where(hasEmail(email))
    .orderBy(byExactEmail(email))
    .limit(1);
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

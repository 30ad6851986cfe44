import { eq } from 'drizzle-orm';
import { type AuditEntry, writeAuditLog } from '../../audit-log';
import { AttemptLimit } from '../../authentication/attempt-limit';
import { limitWrongTokens } from '../../authentication/counted-attempts';
import { networkOf } from '../../authentication/network';
import { badRequest } from '../../contract/coded-error';
import type { DatabaseTransaction } from '../../database/open-database';
import { invites } from '../../database/schema/invites';
import { consentAcceptances, users } from '../../database/schema/people';
import type { ServiceContext } from '../../service-context';
import { handler } from '../handler';
import {
  findPerson,
  invalidInvitation,
  missingInvitation,
  type OpenInvitation,
  openInvitation,
} from './check';
import { grantInvitation } from './grant';
import { type NewPerson, prepareNewPerson } from './person';

// The limit is high: an office shares one address, and opening an old link is a failure as well.
const failures = new AttemptLimit('invitation-link', 100, { minutes: 15 });

// The text of the catalogue (docs/product/messages.md#coded-errors). Its code belongs to password
// resets, so that this answer has only the text.
const tooMany =
  'You have tried too many times in a short period. Please wait a while before trying again.';

/**
 * Runs an attempt to use an invitation, and limits how often a network address may fail. A right
 * link works whatever others did before.
 * @throws CodedError BadRequest after too many failures
 */
const limitFailures = <Result>(
  { database, address }: Pick<ServiceContext, 'database'> & { address: string },
  attempt: () => Promise<Result>,
): Promise<Result> =>
  limitWrongTokens(database, { limit: failures, key: networkOf(address) }, attempt, () =>
    badRequest(tooMany),
  );

export const validateInvitation = handler('validateInvitation', 'anonymous', (request) =>
  limitFailures(request, async () => {
    const { database, body, now } = request;
    const { invite } = await openInvitation(database, body, now);
    const person = await findPerson(database, invite.email);
    return { status: 200, body: { resultText: person ? 'Ok_ExistingUser' : 'Ok_NewUser' } };
  }),
);

export const acceptInvitation = handler('acceptInvitation', 'anonymous', (request) =>
  limitFailures(request, async () => {
    const { database, body, now } = request;
    const { email } = (await openInvitation(database, body, now)).invite;
    const newPerson = (await findPerson(database, email))
      ? null
      : await prepareNewPerson(database, body, email);
    const isNew = await database.transaction(async (transaction) => {
      // The transaction checks again, since another acceptance may have come first.
      const invitation = await openInvitation(transaction, body, now);
      return accept(transaction, invitation, newPerson, now);
    });
    return { status: 200, body: { resultText: isNew ? 'Ok_NewUser' : 'Ok_ExistingUser' } };
  }),
);

/**
 * Deletes the invitation and gives what it grants.
 * @returns whether it created an account
 */
async function accept(
  transaction: DatabaseTransaction,
  invitation: OpenInvitation,
  newPerson: NewPerson | null,
  now: Date,
): Promise<boolean> {
  const { invite, organisation, isPassedOn } = invitation;
  const used = await transaction
    .delete(invites)
    .where(eq(invites.organisationUserInviteID, invite.organisationUserInviteID))
    .returning({ id: invites.organisationUserInviteID });
  if (used.length === 0) throw missingInvitation();

  const known = await findPerson(transaction, invite.email);
  const person = known ?? (await createPerson(transaction, newPerson, isPassedOn, now));
  const role = invite.isOrgAdmin ? ' as an administrator' : '';
  const entries: AuditEntry[] = [
    {
      type: 'InvitationAccepted',
      caller: person,
      organisation,
      message: `${invite.email} accepted the invitation${role}.`,
    },
    ...(await grantInvitation(transaction, invitation, person)),
  ];
  if (!known) {
    const message = `User ${person.fullName} was created by accepting an invitation.`;
    entries.unshift({ type: 'UserCreated', caller: person, organisation, message });
  }
  await writeAuditLog(transaction, now, entries);
  return !known;
}

async function createPerson(
  transaction: DatabaseTransaction,
  newPerson: NewPerson | null,
  isEmailUnconfirmed: boolean,
  now: Date,
): Promise<{ userID: string; fullName: string }> {
  if (!newPerson) throw invalidInvitation('The account is gone. Please open the link again.');
  const { consentDocumentIDs, ...values } = newPerson;
  const [saved] = await transaction
    .insert(users)
    .values({ ...values, isEmailUnconfirmed, scopes: [], dateTimeCreated: now })
    .returning({ userID: users.userID, fullName: users.fullName });
  if (!saved) throw new Error('A saved user was not returned.');
  if (consentDocumentIDs.length > 0) {
    await transaction.insert(consentAcceptances).values(
      consentDocumentIDs.map((consentDocumentID) => ({
        userID: saved.userID,
        consentDocumentID,
        dateTimeAccepted: now,
      })),
    );
  }
  return saved;
}

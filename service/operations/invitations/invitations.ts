import { eq } from 'drizzle-orm';
import type { MailState } from '../../../src/api/schema.gen';
import { listText } from '../../../src/domain/count-text';
import { type AuditEntry, writeAuditLog } from '../../audit-log';
import { recordChange } from '../../audit-log/record-change';
import { AttemptLimit } from '../../authentication/attempt-limit';
import type { Caller } from '../../authentication/caller';
import { limitWrongTokens } from '../../authentication/counted-attempts';
import { networkOf } from '../../authentication/network';
import { badRequest } from '../../contract/coded-error';
import { withDerivedTexts } from '../../database/derived-texts';
import type { DatabaseTransaction } from '../../database/open-database';
import { invites } from '../../database/schema/invites';
import { consentAcceptances, users } from '../../database/schema/people';
import type { ServiceContext } from '../../service-context';
import { handler } from '../handler';
import type { LatestDocument } from '../latest-documents';
import { watchGains } from '../organisation-access/gained-rights';
import { invalidInvitation, missingInvitation, type OpenInvitation, openInvitation } from './check';
import { grantInvitation } from './grant';
import { mailProof } from './mailed-proof';
import { type NewPerson, prepareNewPerson } from './person';
import { senderText, sessionText, wayText } from './way';

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

export const validateInvitation = handler('validateInvitation', 'anybody', (request) =>
  limitFailures(request, async () => {
    const { database, body, caller, now } = request;
    const { person, isProven } = await openInvitation(database, body, caller, now);
    const isNew = isProven && person === undefined;
    return { status: 200, body: { resultText: isNew ? 'Ok_NewUser' : 'Ok_ExistingUser' } };
  }),
);

/**
 * Accepts for the invited person. For anybody else it mails a link to the invited address instead,
 * with the same answer for every address (decision 0074).
 */
export const acceptInvitation = handler('acceptInvitation', 'anybody', (request) =>
  limitFailures(request, async () => {
    const { database, body, caller, now } = request;
    const opened = await openInvitation(database, body, caller, now);
    if (!opened.isProven) {
      const jobID = await mailProof(request, opened, tooMany);
      return {
        status: 200,
        body: linkMailed('Pending'),
        finalBody: async () => linkMailed(await request.mails.outcomeOf(jobID)),
      };
    }
    const newPerson = opened.person
      ? null
      : await prepareNewPerson(request, body, opened.invite.email);
    const isNew = await database.transaction(async (transaction) => {
      // The transaction checks again, since another acceptance may have come first.
      const invitation = await openInvitation(transaction, body, caller, now);
      // Another account may have got the address.
      if (!invitation.isProven) throw invalidInvitation('Please open the link again.');
      // A new password is hashed, which may have waited for others.
      return accept(transaction, invitation, newPerson, caller, request.clock());
    });
    return { status: 200, body: { resultText: isNew ? 'Ok_NewUser' : 'Ok_ExistingUser' } };
  }),
);

const linkMailed = (mailState: MailState) =>
  ({ resultText: 'Ok_ExistingUser', isLinkMailed: true, mailState }) as const;

/**
 * Deletes the invitation and gives what it grants. In the audit log the invited person does so, because
 * the acceptance is proven (decision 0074).
 * @param caller who is signed in in the browser, which one entry says
 * @returns whether it created an account
 */
async function accept(
  transaction: DatabaseTransaction,
  invitation: OpenInvitation,
  newPerson: NewPerson | null,
  caller: Caller | null,
  now: Date,
): Promise<boolean> {
  const { invite, organisation, way, person: known } = invitation;
  const used = await transaction
    .delete(invites)
    .where(eq(invites.organisationUserInviteID, invite.organisationUserInviteID))
    .returning({ id: invites.organisationUserInviteID });
  if (used.length === 0) throw missingInvitation();

  const person = known ?? (await createPerson(transaction, newPerson, now));
  const { userID, fullName } = person;
  const acting = { userID, fullName };
  const role = invite.isOrgAdmin ? ' as an administrator' : '';
  const granted = await watchGains(transaction, { by: acting, now }, () =>
    grantInvitation(transaction, invitation, acting, now),
  );
  const accepted = `${invite.email} accepted the invitation${role} ${wayText(way)}`;
  const entries: AuditEntry[] = [
    {
      type: 'InvitationAccepted',
      caller: acting,
      organisation,
      message: `${accepted}, ${senderText(invite)}.${sessionText(caller, known)}`,
    },
    ...granted,
  ];
  if (!known) {
    const created = `User ${fullName} was created by accepting an invitation from ${invite.senderName}`;
    const message = `${created}${consentText(newPerson?.documents)}.`;
    const record = recordChange('User', userID, undefined, newPerson ?? person);
    entries.unshift({ type: 'UserCreated', caller: acting, organisation, message, record });
  }
  await writeAuditLog(transaction, now, entries);
  return !known;
}

/** Says for the audit log what a new person has agreed to. */
const consentText = (documents: readonly LatestDocument[] = []) =>
  documents.length === 0
    ? ''
    : `, and agreed to ${listText(documents.map(({ title, version }) => `${title} ${version}`))}`;

async function createPerson(
  transaction: DatabaseTransaction,
  newPerson: NewPerson | null,
  now: Date,
): Promise<{ userID: string; fullName: string }> {
  if (!newPerson) throw invalidInvitation('The account is gone. Please open the link again.');
  const { documents, ...values } = newPerson;
  const [saved] = await transaction
    .insert(users)
    .values(withDerivedTexts(users, { ...values, scopes: [], dateTimeCreated: now }))
    .returning({ userID: users.userID, fullName: users.fullName });
  if (!saved) throw new Error('A saved user was not returned.');
  if (documents.length > 0) {
    await transaction.insert(consentAcceptances).values(
      documents.map(({ consentDocumentID }) => ({
        userID: saved.userID,
        consentDocumentID,
        dateTimeAccepted: now,
      })),
    );
  }
  return saved;
}

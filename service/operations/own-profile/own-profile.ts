import { eq } from 'drizzle-orm';
import { exactly } from '../../../src/domain/contract/exact';
import { fieldLimits } from '../../../src/domain/contract/field-limits.gen';
import { formerName, writeAuditLog } from '../../audit-log';
import { recordChange } from '../../audit-log/record-change';
import { openSessionOf } from '../../authentication/sessions';
import { badRequest } from '../../contract/coded-error';
import { withDerivedTexts } from '../../database/derived-texts';
import { users } from '../../database/schema/people';
import { handler } from '../handler';
import { storedChange } from '../stored-change';
import { problemOfUser } from '../users/check';
import { toUser } from '../users/record';
import { askForConfirmation, isSameEmail, limitNewAddresses, refuseUnconfirmable } from './email';

const notSignedIn = { status: 401, body: 'You are not signed in.' } as const;

export const getOwnProfile = handler('getOwnProfile', 'signed-in', async ({ database, caller }) => {
  const [row] = await database.select().from(users).where(eq(users.userID, caller.userID));
  return row ? { status: 200, body: toUser(row) } : notSignedIn;
});

/**
 * Saves what a person may change about themselves. It ignores scopes, so that nobody gives rights
 * to themselves. A new address is valid only after the person has confirmed it by a mail
 * (decision 0055).
 */
export const saveOwnProfile = handler('saveOwnProfile', 'signed-in', async (request) => {
  const { database, caller, body, now } = request;
  const { userID } = caller;
  if (body.userID !== userID) throw badRequest('The profile is that of another user.');

  const [current] = await database
    .select({ email: users.email })
    .from(users)
    .where(eq(users.userID, userID));
  // Outside of the transaction, which a refusal rolls back.
  if (current && !isSameEmail(body.email, current.email)) {
    await limitNewAddresses(request, body.email);
  }
  const saved = await database.transaction(async (transaction) => {
    // Read here, so that the save does not take back what somebody else has just changed.
    const [before] = await transaction.select().from(users).where(eq(users.userID, userID));
    if (!before) return 'not-signed-in';
    const change = storedChange(body, before, fieldLimits.OwnProfileChange);
    const { userID: _, email, scopes, ...fields } = change;
    const { fullName } = fields;
    const problem = problemOfUser(change, before);
    if (problem !== null) throw badRequest(problem);
    const isNewEmail = !isSameEmail(email, before.email);
    if (isNewEmail && !request.mails.isSetUp) return { unconfirmable: email };
    // Whoever ended the session meanwhile gave up its address.
    if (isNewEmail && !(await openSessionOf(transaction, caller))) return 'not-signed-in';
    const confirmation = isNewEmail ? await askForConfirmation(transaction, request, email) : null;
    const values = exactly<Partial<typeof users.$inferInsert>>()(fields);
    const [row] = await transaction
      .update(users)
      .set(
        withDerivedTexts(
          users,
          isNewEmail ? values : { ...values, email, emailKey: before.emailKey },
        ),
      )
      .where(eq(users.userID, userID))
      .returning();
    const record = recordChange('User', userID, before, row);
    const asked = confirmation ? ` ${confirmation.auditSentence}` : '';
    const former = formerName(before.fullName, fullName);
    const message =
      record.changes.length > 0 || confirmation
        ? `${fullName} saved their own profile.${former}${asked}`
        : `The own profile of ${fullName} was saved unchanged.`;
    await writeAuditLog(transaction, now, [{ type: 'ProfileChanged', caller, message, record }]);
    return row ? { profile: toUser(row), jobID: confirmation?.jobID } : 'not-signed-in';
  });
  if (saved === 'not-signed-in') return notSignedIn;
  const { profile, jobID, unconfirmable } = saved;
  if (unconfirmable !== undefined) return refuseUnconfirmable(request, unconfirmable);
  if (jobID === undefined) return { status: 200, body: profile };
  request.mails.start(request.background);
  return {
    status: 200,
    body: { ...profile, mailState: 'Pending' as const },
    finalBody: async () => ({ ...profile, mailState: await request.mails.outcomeOf(jobID) }),
  };
});

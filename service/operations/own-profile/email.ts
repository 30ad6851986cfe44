import { and, eq, gt, lt, ne } from 'drizzle-orm';
import { emailKey } from '../../../src/domain/email-address';
import { writeAuditLog } from '../../audit-log';
import { AttemptLimit } from '../../authentication/attempt-limit';
import type { Caller } from '../../authentication/caller';
import { countAttempt } from '../../authentication/counted-attempts';
import { hashToken, newToken } from '../../authentication/random-token';
import { badRequest } from '../../contract/coded-error';
import { hasEmail } from '../../database/has-email';
import type { DatabaseTransaction } from '../../database/open-database';
import { mailJobs } from '../../database/schema/mail-jobs';
import { emailChanges, users } from '../../database/schema/people';
import { confirmEmailMail, emailAskedForMail, emailChangedMail } from '../../mail/mails';
import type { Letter } from '../../mail-queue/letter';
import { queueMail } from '../../mail-queue/mail-jobs';
import type { ServiceContext } from '../../service-context';

type Reader = Pick<DatabaseTransaction, 'select'>;

const hoursOfValidity = 24;
const pauseBetweenMails = 60_000;

// These limits keep the mailboxes of strangers from being filled (decision 0075).
const ofAddress = new AttemptLimit('new-address', 5, { minutes: 60 });
const ofPerson = new AttemptLimit('new-address-person', 20, { minutes: 24 * 60 });

interface Asking extends Pick<ServiceContext, 'database'> {
  caller: Caller;
  now: Date;
}

/**
 * Refuses a new address while no mail can be sent at all. The audit log gets an entry.
 * @throws CodedError BadRequest with the reason
 */
export async function refuseUnconfirmable(
  { database, caller, now }: Asking,
  email: string,
): Promise<never> {
  const message = `The mail that confirms the new address ${email} could not be sent.`;
  await writeAuditLog(database, now, [{ type: 'MailSendFailed', caller, message }]);
  throw badRequest(
    'Nothing was saved: no mail can be sent at this time, and a new address has to be confirmed by mail. Save without it, or try again later.',
  );
}

/**
 * Counts a request for a new address.
 * @throws CodedError BadRequest with the reason after too many of them
 */
export async function limitNewAddresses(
  { database, caller }: Omit<Asking, 'now'>,
  email: string,
): Promise<void> {
  const { wait } = await countAttempt(database, [
    { limit: ofPerson, key: caller.userID },
    { limit: ofAddress, key: hashToken(emailKey(email)) },
  ]);
  if (wait === null) return;
  throw badRequest(
    'Nothing was saved: too many mails about new addresses were asked for. Save without the new address, or try again later.',
  );
}

/**
 * Stores the wish for a new address, and queues the mail with the link that confirms it (decision 0055).
 * If another user has the address, that user gets a mail without a link, and the caller does not learn
 * of it.
 * @returns the id of the job, and a sentence for the audit log
 * @throws CodedError BadRequest soon after another request, also a simultaneous one
 */
export async function askForConfirmation(
  transaction: DatabaseTransaction,
  { caller, now }: Pick<Asking, 'caller' | 'now'>,
  email: string,
): Promise<{ jobID: string; auditSentence: string }> {
  const { userID, fullName } = caller;
  await requirePause(transaction, userID, now);
  const change = {
    email,
    // The mail brings the token. Until then nobody has one.
    tokenHash: hashToken(newToken()),
    dateTimeCreated: now,
    dateTimeExpires: new Date(now.getTime() + hoursOfValidity * 60 * 60_000),
  };
  await transaction
    .insert(emailChanges)
    .values({ userID, ...change })
    .onConflictDoUpdate({ target: emailChanges.userID, set: change });
  await transaction
    .delete(mailJobs)
    .where(and(eq(mailJobs.userID, userID), eq(mailJobs.kind, 'email-confirmation')));
  const wish = { kind: 'email-confirmation', email, fullName, userID } as const;
  const auditSentence = (await findOtherOwner(transaction, email, userID))
    ? `The new address ${email}, which another user has, was asked for.`
    : `The new address ${email} is to be confirmed.`;
  return { jobID: await queueMail(transaction, wish, now), auditSentence };
}

/** The mail to a new address, or to the user who has it. */
export const confirmationLetter: Letter = {
  async write(transaction, { email, fullName, userID }, { now, publicUrl }) {
    const other = await findOtherOwner(transaction, email, userID ?? '');
    const token = newToken();
    // Nothing is mailed for an address that was given up, or replaced by another one.
    const [asked] = await transaction
      .update(emailChanges)
      .set(other ? { email } : { tokenHash: hashToken(token) })
      .where(
        and(
          eq(emailChanges.userID, userID ?? ''),
          eq(emailChanges.email, email),
          gt(emailChanges.dateTimeExpires, now),
        ),
      )
      .returning({ expires: emailChanges.dateTimeExpires });
    if (!asked) return undefined;
    if (other) return emailAskedForMail({ email: other.email, fullName });
    const link = `${publicUrl}/authentication/confirmemail/${token}`;
    return confirmEmailMail({ email, fullName, link, expires: asked.expires });
  },
  describe: async (_transaction, { email, fullName, userID }) => ({
    name: `The mail that confirms the new address ${email}`,
    caller: userID === null ? null : { userID, fullName },
  }),
  keepsFailure: true,
};

/** The mail to the previous address of an account. */
export const emailChangedLetter: Letter = {
  async write(transaction, { email: previous, userID, dateTimeCreated: changed }) {
    const [person] = await transaction
      .select({ email: users.email })
      .from(users)
      .where(eq(users.userID, userID ?? ''));
    return person && emailChangedMail(previous, person.email, changed);
  },
  describe: async (_transaction, { email, fullName, userID }) => ({
    name: `The mail to ${email} that the address was changed`,
    caller: userID === null ? null : { userID, fullName },
  }),
};

/** Whether two addresses are those of one mailbox. */
export const isSameEmail = (one: string, other: string): boolean =>
  emailKey(one) === emailKey(other);

async function findOtherOwner(database: Reader, email: string, userID: string) {
  const [owner] = await database
    .select({ email: users.email })
    .from(users)
    .where(and(hasEmail(email), ne(users.userID, userID)));
  return owner;
}

/**
 * Without this pause, anybody who is signed in could fill a stranger's mailbox.
 * @throws CodedError BadRequest
 */
async function requirePause(database: Reader, userID: string, now: Date): Promise<void> {
  const around = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const [recent] = await database
    .select({ userID: emailChanges.userID })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userID, userID),
        gt(emailChanges.dateTimeCreated, around(-pauseBetweenMails)),
        // A later one is of a clock that was wrong.
        lt(emailChanges.dateTimeCreated, around(pauseBetweenMails)),
      ),
    );
  if (recent) {
    throw badRequest(
      'Nothing was saved: you asked for a new address less than a minute ago. Wait a minute, then save again.',
    );
  }
}

import { and, eq, gt, lt, ne } from 'drizzle-orm';
import { emailKey } from '../../../src/domain/email-address';
import { writeAuditLog } from '../../audit-log';
import type { Caller } from '../../authentication/caller';
import { hashToken, newToken } from '../../authentication/random-token';
import { badRequest } from '../../contract/coded-error';
import { hasEmail } from '../../database/has-email';
import type { Database } from '../../database/open-database';
import { emailChanges, users } from '../../database/schema/people';
import { MailError } from '../../mail/mailer';
import { confirmEmailMail, emailAskedForMail } from '../../mail/mails';
import type { ServiceContext } from '../../service-context';

const hoursOfValidity = 24;
const pauseBetweenMails = 60_000;

interface Asking extends Pick<ServiceContext, 'database' | 'mailer' | 'publicUrl'> {
  caller: Caller;
  now: Date;
}

/** The change to a new address after its mail was sent. */
export interface SentConfirmation {
  /** The row of the pending change. It has only the hash of the link's token. */
  change: Omit<typeof emailChanges.$inferInsert, 'userID'>;
  /** A sentence for the audit log. */
  auditSentence: string;
}

/**
 * Sends the link that confirms a new address (decision 0055). If another user has the address, that
 * user gets a mail without a link, and the caller does not learn of it. The mail goes first: if it
 * fails, no change becomes pending.
 * @throws CodedError BadRequest with the reason
 */
export async function sendEmailConfirmation(
  { database, mailer, publicUrl, caller, now }: Asking,
  email: string,
): Promise<SentConfirmation> {
  await requirePause(database, caller.userID, now);
  const token = newToken();
  const link = `${publicUrl}/authentication/confirmemail/${token}`;
  const { fullName } = caller;
  const otherOwner = await findOtherOwner(database, email, caller.userID);
  try {
    await mailer.send(
      otherOwner
        ? emailAskedForMail({ email: otherOwner.email, fullName })
        : confirmEmailMail({ email, fullName, link, hours: hoursOfValidity }),
    );
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const message = `The mail that confirms the new address ${email} could not be sent.`;
    await writeAuditLog(database, now, [{ type: 'MailSendFailed', caller, message }]);
    throw badRequest('The mail that confirms the new address could not be sent.');
  }
  const change = {
    email,
    tokenHash: hashToken(token),
    dateTimeCreated: now,
    dateTimeExpires: new Date(now.getTime() + hoursOfValidity * 60 * 60_000),
  };
  const auditSentence = otherOwner
    ? `The new address ${email}, which another user has, was asked for.`
    : `The new address ${email} is to be confirmed.`;
  return { change, auditSentence };
}

/** Whether two addresses are those of one mailbox. */
export const isSameEmail = (one: string, other: string): boolean =>
  emailKey(one) === emailKey(other);

async function findOtherOwner(database: Database, email: string, userID: string) {
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
async function requirePause(database: Database, userID: string, now: Date): Promise<void> {
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
    throw badRequest('A new address was asked for a moment ago. Please wait a minute.');
  }
}

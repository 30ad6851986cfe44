import { and, eq, gt, sql } from 'drizzle-orm';
import { writeAuditLog } from '../audit-log';
import type { Caller } from '../authentication/caller';
import { hashToken, newToken } from '../authentication/random-token';
import { CodedError } from '../contract/coded-error';
import type { Database, DatabaseTransaction } from '../database/open-database';
import { emailChanges, users } from '../database/schema/people';
import { confirmEmailMail } from '../mail/email-change-mail';
import { MailError } from '../mail/mailer';
import type { ServiceContext } from '../service-context';

const hoursOfValidity = 24;
const pauseBetweenMails = 60_000;

interface Asking extends Pick<ServiceContext, 'database' | 'mailer' | 'publicUrl'> {
  caller: Caller;
  now: Date;
}

/** A link that was sent to a new address, of whose token only the hash is kept. */
export type SentConfirmation = Omit<typeof emailChanges.$inferInsert, 'userID'>;

/**
 * Sends the link that confirms a new address (decision 0055). The mail goes first: what could not be
 * sent is not waited for.
 * @throws CodedError BadRequest with the reason
 */
export async function sendEmailConfirmation(
  { database, mailer, publicUrl, caller, now }: Asking,
  email: string,
): Promise<SentConfirmation> {
  await requireFreeEmail(database, email, caller.userID);
  await requirePause(database, caller.userID, now);
  const token = newToken();
  const link = `${publicUrl}/authentication/confirmemail/${token}`;
  const { fullName } = caller;
  try {
    await mailer.send(confirmEmailMail({ email, fullName, link, hours: hoursOfValidity }));
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const message = `The mail that confirms the new address ${email} could not be sent.`;
    await writeAuditLog(database, now, [{ type: 'MailSendFailed', caller, message }]);
    throw badRequest('The mail that confirms the new address could not be sent.');
  }
  return {
    email,
    tokenHash: hashToken(token),
    dateTimeCreated: now,
    dateTimeExpires: new Date(now.getTime() + hoursOfValidity * 60 * 60_000),
  };
}

/** @throws CodedError BadRequest when somebody else has the address, whatever its case */
export async function requireFreeEmail(
  database: Pick<Database | DatabaseTransaction, 'select'>,
  email: string,
  userID: string,
): Promise<void> {
  const [owner] = await database
    .select({ userID: users.userID })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  if (owner && owner.userID !== userID) {
    throw badRequest(`The address ${email} belongs to another user.`);
  }
}

/** Whoever is signed in could fill a stranger's mailbox otherwise. */
async function requirePause(database: Database, userID: string, now: Date): Promise<void> {
  const [recent] = await database
    .select({ userID: emailChanges.userID })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userID, userID),
        gt(emailChanges.dateTimeCreated, new Date(now.getTime() - pauseBetweenMails)),
      ),
    );
  if (recent) {
    throw badRequest('A new address was asked for a moment ago. Please wait a minute.');
  }
}

function badRequest(reason: string) {
  return new CodedError<'saveOwnProfile'>(400, 'BadRequest', reason);
}

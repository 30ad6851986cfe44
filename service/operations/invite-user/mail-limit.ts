import { and, eq, isNull } from 'drizzle-orm';
import { emailKey } from '../../../src/domain/email-address';
import { AttemptLimit } from '../../authentication/attempt-limit';
import { countAttempt } from '../../authentication/counted-attempts';
import { hashToken } from '../../authentication/random-token';
import { badRequest } from '../../contract/coded-error';
import type { Database } from '../../database/open-database';
import { invites } from '../../database/schema/invites';
import { mailJobs } from '../../database/schema/mail-jobs';

interface Receiver {
  database: Database;
  organisationID: string;
  email: string;
}

const tooMany = 'This person got many mails about the invitation. Please wait an hour.';

// These limits keep the mailboxes of strangers from being filled (decision 0075). Both belong to an
// organisation and an address, so that a withdrawn invitation does not give the attempts back.
const ofAdministrators = new AttemptLimit('invitation-mail', 10, { minutes: 60 });
const ofPassedOnLinks = new AttemptLimit('invitation-proof', 5, { minutes: 60 });

/**
 * Counts a mail of an invitation that an administrator asks for. It does not count while the mail of an
 * earlier call waits, because then no other one is sent.
 * @throws Refusal with the reason after too many mails to the address
 */
export async function limitInvitationMails({ database, ...receiver }: Receiver): Promise<void> {
  const { organisationID, email } = receiver;
  const [waiting] = await database
    .select({ id: mailJobs.mailJobID })
    .from(mailJobs)
    .innerJoin(invites, eq(invites.organisationUserInviteID, mailJobs.organisationUserInviteID))
    .where(
      and(
        eq(mailJobs.kind, 'invitation'),
        isNull(mailJobs.dateTimeFailed),
        eq(invites.organisationID, organisationID),
        eq(invites.emailKey, email),
      ),
    );
  if (waiting) return;
  const { wait } = await countAttempt(database, [
    { limit: ofAdministrators, key: keyOf(receiver) },
  ]);
  if (wait !== null) throw badRequest(tooMany);
}

/** Takes back the count of a mail that was given up. */
export const takeBackInvitationMail = ({ database, ...receiver }: Receiver): Promise<void> =>
  ofAdministrators.takeBack(database, keyOf(receiver));

/** Counts a mail after a passed-on link was opened. Returns whether it may be sent. */
export async function maySendProof({ database, ...receiver }: Receiver): Promise<boolean> {
  const counter = { limit: ofPassedOnLinks, key: keyOf(receiver) };
  return (await countAttempt(database, [counter])).wait === null;
}

const keyOf = ({ organisationID, email }: Omit<Receiver, 'database'>) =>
  hashToken(`${organisationID} ${emailKey(email)}`);

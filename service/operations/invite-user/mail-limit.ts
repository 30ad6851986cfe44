import { and, eq, isNull } from 'drizzle-orm';
import { emailKey } from '../../../src/domain/email-address';
import { AttemptLimit } from '../../authentication/attempt-limit';
import { type CountedBy, countAttempt } from '../../authentication/counted-attempts';
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

interface InvitationMail extends Receiver {
  /** Who answers for the mail; null for a person whose account is gone, who can send none. */
  senderUserID: string | null;
}

// These limits keep the mailboxes of strangers from being filled (decision 0075). Both belong to an
// organisation and an address, so that a withdrawn invitation does not give the attempts back.
const ofAdministrators = new AttemptLimit('invitation-mail', 10, { minutes: 60 });
const ofPassedOnLinks = new AttemptLimit('invitation-proof', 5, { minutes: 60 });

// These keep one account, or several of an organisation, from mailing strangers without an end. An
// administrator who invites thousands of people in a day pastes at most a hundred addresses at once, and
// stays below them. One account alone cannot use up what an organisation has.
const ofSender = new AttemptLimit('invitation-sender', 2_000, { minutes: 60 });
const ofOrganisation = new AttemptLimit('invitation-organisation', 5_000, { minutes: 60 });

const reasons = new Map([
  [
    ofAdministrators,
    `this address has already got ${ofAdministrators.most} mails about invitations to this organisation within an hour`,
  ],
  [ofSender, 'you have reached the limit of invitation mails for an hour'],
  [ofOrganisation, 'this organisation has reached the limit of invitation mails for an hour'],
]);

/**
 * Counts a mail of an invitation that an administrator asks for. It does not count while the mail of an
 * earlier call waits, because then no other one is sent.
 * @returns whether it counts
 * @throws Refusal with the reason after too many mails
 */
export async function limitInvitationMails(mail: InvitationMail): Promise<boolean> {
  const { database, organisationID, email } = mail;
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
  if (waiting) return false;
  const counted = await countAttempt(database, [
    { limit: ofAdministrators, key: keyOf(mail) },
    ...totalsOf(mail),
  ]);
  if (counted.wait === null) return true;
  throw badRequest(`Not sent: ${reasons.get(counted.refusedBy)}. Try again in an hour.`);
}

/**
 * Takes back the count of a mail that was given up, for its address. The totals keep it: mails to
 * mailboxes that do not exist harm the reputation of the domain as well.
 */
export const takeBackInvitationMail = ({ database, ...receiver }: Receiver): Promise<void> =>
  ofAdministrators.takeBack(database, keyOf(receiver));

/** Counts a mail after a passed-on link was opened. Returns whether it may be sent. */
export async function maySendProof(mail: InvitationMail): Promise<boolean> {
  const counters = [{ limit: ofPassedOnLinks, key: keyOf(mail) }, ...totalsOf(mail)];
  return (await countAttempt(mail.database, counters)).wait === null;
}

const totalsOf = ({ senderUserID, organisationID }: InvitationMail): CountedBy[] => [
  { limit: ofSender, key: senderUserID ?? '' },
  { limit: ofOrganisation, key: organisationID },
];

const keyOf = ({ organisationID, email }: Omit<Receiver, 'database'>) =>
  hashToken(`${organisationID} ${emailKey(email)}`);

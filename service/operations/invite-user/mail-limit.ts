import { emailKey } from '../../../src/domain/email-address';
import { AttemptLimit } from '../../authentication/attempt-limit';
import { countAttempt } from '../../authentication/counted-attempts';
import { hashToken } from '../../authentication/random-token';
import { badRequest } from '../../contract/coded-error';
import type { Database } from '../../database/open-database';
import { MailError } from '../../mail/mailer';

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
 * Sends a mail of an invitation that an administrator asked for. A mail that fails does not count.
 * @throws Refusal with the reason after too many mails to the address
 */
export async function limitInvitationMails(
  { database, ...receiver }: Receiver,
  send: () => Promise<void>,
): Promise<void> {
  const key = keyOf(receiver);
  const { wait } = await countAttempt(database, [{ limit: ofAdministrators, key }]);
  if (wait !== null) throw badRequest(tooMany);
  try {
    await send();
  } catch (error) {
    if (error instanceof MailError) await ofAdministrators.takeBack(database, key);
    throw error;
  }
}

/** Counts a mail after a passed-on link was opened. Returns whether it may be sent. */
export async function maySendProof({ database, ...receiver }: Receiver): Promise<boolean> {
  const counter = { limit: ofPassedOnLinks, key: keyOf(receiver) };
  return (await countAttempt(database, [counter])).wait === null;
}

const keyOf = ({ organisationID, email }: Omit<Receiver, 'database'>) =>
  hashToken(`${organisationID} ${emailKey(email)}`);

import { eq, lt } from 'drizzle-orm';
import { mailJobs } from '../../database/schema/mail-jobs';
import { passwordChangedMail } from '../../mail/mails';
import { mailOrNote, type Sending, sendResetMail } from './reset-mail';

type MailJob = typeof mailJobs.$inferSelect;
type MailWish = Pick<MailJob, 'kind' | 'email'> & Partial<Pick<MailJob, 'fullName'>>;

// Longer than a mail server may take. Who has not finished by then has died.
const takenFor = 5 * 60_000;

const work: Record<MailJob['kind'], (sending: Sending, job: MailJob) => Promise<void>> = {
  'password-reset': (sending, { email }) => sendResetMail(sending, email),
  'password-changed': (sending, person) => mailOrNote(sending, passwordChangedMail(person)),
};

/**
 * Sends a mail after the answer. The database has the job before the answer, so that no death of this
 * instance loses it. A mail can be sent a second time if the instance dies just after it was sent.
 */
export async function mailAfterAnswer(sending: Sending, wish: MailWish): Promise<void> {
  const { database, background, now } = sending;
  const [job] = await database
    .insert(mailJobs)
    .values({ ...wish, dateTimeCreated: now, dateTimeTaken: now })
    .returning();
  if (job) background.start('Sending a mail', () => carryOut(sending, job));
}

/** Sends the mails of instances that have died. Of several instances, one takes each job. */
export async function takeOverMails(sending: Sending): Promise<void> {
  const { database, background, now } = sending;
  const jobs = await database
    .update(mailJobs)
    .set({ dateTimeTaken: now })
    .where(lt(mailJobs.dateTimeTaken, new Date(now.getTime() - takenFor)))
    .returning();
  for (const job of jobs) background.start('Sending a mail', () => carryOut(sending, job));
}

async function carryOut(sending: Sending, job: MailJob): Promise<void> {
  await work[job.kind](sending, job);
  await sending.database.delete(mailJobs).where(eq(mailJobs.mailJobID, job.mailJobID));
}

import { eq, gt, lt, or, sql } from 'drizzle-orm';
import { writeAuditLog } from '../../audit-log';
import { mailJobs } from '../../database/schema/mail-jobs';
import { MailError } from '../../mail/mailer';
import { passwordChangedMail } from '../../mail/mails';
import { type Sending, sendResetMail } from './reset-mail';

type MailJob = typeof mailJobs.$inferSelect;
type MailWish = Pick<MailJob, 'kind' | 'email'> & Partial<Pick<MailJob, 'fullName'>>;

// Longer than a mail server may take. An instance that has not finished after it has died.
const minute = 60_000;
const takenFor = 5 * minute;
// After an hour a person has asked again, or looks for another way.
const triedFor = 60 * minute;

const work: Record<MailJob['kind'], (sending: Sending, job: MailJob) => Promise<void>> = {
  'password-reset': (sending, { email }) => sendResetMail(sending, email),
  'password-changed': ({ mailer }, person) => mailer.send(passwordChangedMail(person)),
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

/**
 * Sends the mails that the mail server has not taken, and those of instances that have died. Of several
 * instances, one takes each job.
 */
export async function takeOverMails(sending: Sending): Promise<void> {
  const { database, background, now } = sending;
  const jobs = await database
    .update(mailJobs)
    .set({
      dateTimeTaken: now,
      // A clock that was wrong must not make the hour of tries longer.
      dateTimeCreated: sql`min(${mailJobs.dateTimeCreated}, ${now.getTime()})`,
    })
    .where(
      or(
        lt(mailJobs.dateTimeTaken, new Date(now.getTime() - takenFor)),
        // It was taken while a clock was wrong.
        gt(mailJobs.dateTimeTaken, new Date(now.getTime() + takenFor)),
      ),
    )
    .returning();
  for (const job of jobs) background.start('Sending a mail', () => carryOut(sending, job));
}

async function carryOut(sending: Sending, job: MailJob): Promise<void> {
  const { database, now } = sending;
  const age = now.getTime() - job.dateTimeCreated.getTime();
  try {
    await work[job.kind](sending, job);
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const isLast = age >= triedFor;
    if (isLast || age === 0) {
      const next = isLast ? 'It is not tried again.' : 'It is tried again for an hour.';
      const message = `A mail to ${job.email} could not be sent. ${next}`;
      await writeAuditLog(database, now, [{ type: 'MailSendFailed', caller: null, message }]);
    }
    if (!isLast) return;
  }
  await database.delete(mailJobs).where(eq(mailJobs.mailJobID, job.mailJobID));
}

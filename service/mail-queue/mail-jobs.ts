import { and, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import type { MailState } from '../../src/api/schema.gen';
import { inSlices } from '../database/in-slices';
import type { Database, DatabaseTransaction } from '../database/open-database';
import { mailJobs } from '../database/schema/mail-jobs';

export type MailJob = typeof mailJobs.$inferSelect;
export type MailKind = MailJob['kind'];

type Reader = Pick<Database, 'select'>;

/** A mail that somebody is to get. */
export type MailWish = Pick<MailJob, 'kind' | 'email'> &
  Partial<Pick<MailJob, 'place' | 'fullName' | 'organisationUserInviteID' | 'userID'>>;

/**
 * Stores the wish for a mail, in the transaction of the change that it is about. Start the queue after
 * the transaction.
 * @returns the id of the job
 */
export async function queueMail(
  transaction: Pick<DatabaseTransaction, 'insert'>,
  wish: MailWish,
  now: Date,
): Promise<string> {
  const moments = { dateTimeCreated: now, dateTimeTaken: now, dateTimeDue: now };
  const [job] = await transaction
    .insert(mailJobs)
    .values({ ...wish, ...moments })
    .returning({ id: mailJobs.mailJobID });
  if (!job) throw new Error('A stored mail was not returned.');
  return job.id;
}

/**
 * Stores the wish for a mail about an invitation. One that waits already is renewed instead, so that a
 * person who asks again while the mail server hangs does not cause a second mail.
 * @returns the id of the job, and whether it waited already
 */
export async function queueInviteMail(
  transaction: DatabaseTransaction,
  wish: MailWish & { organisationUserInviteID: string },
  now: Date,
): Promise<{ jobID: string; isRenewed: boolean }> {
  const isSame = mailOfInvite(wish.kind, wish.organisationUserInviteID);
  const [waiting] = await transaction
    .update(mailJobs)
    .set({ dateTimeCreated: now })
    .where(and(isSame, isNull(mailJobs.dateTimeFailed)))
    .returning({ id: mailJobs.mailJobID });
  if (waiting) return { jobID: waiting.id, isRenewed: true };
  await transaction.delete(mailJobs).where(isSame);
  return { jobID: await queueMail(transaction, wish, now), isRenewed: false };
}

const hour = 60 * 60_000;

/**
 * Ends the job of a mail that was sent. If its invitation was withdrawn meanwhile, an Undo would bring the
 * job back. Until then a row without an address says that the mail has left.
 */
export async function endSentJob(
  database: Database,
  { mailJobID, kind, organisationUserInviteID }: MailJob,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const isJob = eq(mailJobs.mailJobID, mailJobID);
    const ended = await transaction.delete(mailJobs).where(isJob).returning();
    if (ended.length > 0 || organisationUserInviteID === null) return;
    // No deletion can be undone for so long.
    const isOver = lt(mailJobs.dateTimeFailed, new Date(now.getTime() - hour));
    await transaction.delete(mailJobs).where(and(eq(mailJobs.email, ''), isOver));
    const moments = { dateTimeCreated: now, dateTimeTaken: now, dateTimeFailed: now };
    await transaction.insert(mailJobs).values({ mailJobID, kind, email: '', ...moments });
  });
}

/** Takes the notes that these mails have left, and returns the ids of their jobs. */
export async function takeSentJobs(
  transaction: DatabaseTransaction,
  jobIDs: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await inSlices(jobIDs, (slice) =>
    transaction
      .delete(mailJobs)
      .where(and(eq(mailJobs.email, ''), inArray(mailJobs.mailJobID, slice)))
      .returning({ mailJobID: mailJobs.mailJobID }),
  );
  return new Set(rows.map((row) => row.mailJobID));
}

/** The condition for the job of a mail about an invitation. */
const mailOfInvite = (kind: MailKind, organisationUserInviteID: string): SQL | undefined =>
  and(eq(mailJobs.kind, kind), eq(mailJobs.organisationUserInviteID, organisationUserInviteID));

/** What became of a mail. One that was sent has no job any more, or a note without an address. */
export function mailStateOf(
  job: Pick<MailJob, 'dateTimeFailed' | 'email'> | null | undefined,
): MailState {
  if (!job || job.email === '') return 'Sent';
  return job.dateTimeFailed ? 'Failed' : 'Pending';
}

/** Finds a job; undefined when its mail was sent, or nobody is to get it any more. */
export async function findJob(database: Reader, jobID: string): Promise<MailJob | undefined> {
  const [job] = await database.select().from(mailJobs).where(eq(mailJobs.mailJobID, jobID));
  return job;
}

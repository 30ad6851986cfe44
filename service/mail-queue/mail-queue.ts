import { EventEmitter } from 'node:events';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { MailState } from '../../src/api/schema.gen';
import { writeAuditLog } from '../audit-log';
import type { Database } from '../database/open-database';
import { mailJobs } from '../database/schema/mail-jobs';
import { MailError, type Mailer } from '../mail/mailer';
import { withSender } from '../mail/mails';
import type { Letter } from './letter';
import { endSentJob, findJob, type MailJob, type MailKind, mailStateOf } from './mail-jobs';

const minute = 60_000;
// Longer than a mail server may take. An instance that has not finished after it has died.
const takenFor = 5 * minute;
// After an hour a person has asked again, or looks for another way.
const triedFor = 60 * minute;
// A mail server that hangs keeps so many connections busy, and no more.
const mostAtOnce = 5;
/** How long an answer waits for its own mail (milliseconds). */
const patience = 2_000;

export interface MailQueueOptions {
  database: Database;
  mailer: Mailer;
  letters: Record<MailKind, Letter>;
  publicUrl: string;
  /** Runs work that no answer waits for, and logs its failures. */
  background: { start(name: string, work: () => Promise<void>): void };
  /** Whether there is a mail server, or something in its place. */
  isSetUp: boolean;
  now(): Date;
}

/**
 * Sends the mails that wait in the database (decision 0156). Of several instances, one takes each mail.
 * A mail that the mail server does not take is tried again for an hour.
 */
export class MailQueue {
  /** Whether there is a mail server. Without one, nobody can be promised a mail. */
  readonly isSetUp: boolean;
  readonly #options: MailQueueOptions;
  readonly #attempts = new EventEmitter().setMaxListeners(0);
  readonly #sending = new Set<string>();
  #workers = 0;
  /** How many workers are taking a mail, which is not among those that are being sent yet. */
  #taking = 0;
  #calls = 0;
  #isStopped = false;

  constructor(options: MailQueueOptions) {
    this.#options = options;
    this.isSetUp = options.isSetUp;
  }

  /** Sends what is due. Several calls send several mails at once, up to a limit. */
  readonly #work = async (): Promise<void> => {
    this.#calls += 1;
    if (this.#workers >= mostAtOnce) return;
    this.#workers += 1;
    try {
      while (!this.#isStopped) {
        const calls = this.#calls;
        let job: MailJob | undefined;
        this.#taking += 1;
        try {
          job = await this.#take();
        } finally {
          this.#taking -= 1;
        }
        // A mail that was stored while this worker looked has another call.
        if (!job && calls === this.#calls) return;
        if (!job || this.#sending.has(job.mailJobID)) continue;
        this.start();
        await this.#carryOut(job);
      }
    } finally {
      this.#workers -= 1;
    }
  };

  /** Starts to send what is due. A call gives its own background, which waits for its transaction. */
  start(background: MailQueueOptions['background'] = this.#options.background): void {
    background.start('Sending mails', this.#work);
  }

  /** Takes no more mails. Those that are not being sent wait for the next start. */
  stop(): void {
    this.#isStopped = true;
  }

  /**
   * Waits for the first attempt to send a mail, but not longer than an answer may wait, and says what
   * became of it. Call it when the job is committed and the queue is started.
   */
  async outcomeOf(jobID: string): Promise<MailState> {
    let isOver = false;
    let end = () => {};
    const over = new Promise<void>((resolve) => {
      end = () => {
        isOver = true;
        resolve();
      };
    });
    const timer = setTimeout(end, patience);
    this.#attempts.once(jobID, end);
    try {
      const job = await findJob(this.#options.database, jobID);
      // An attempt that has ended meanwhile may have changed the job.
      const isBeingSent = isOver || this.#sending.has(jobID) || this.#taking > 0;
      const isTriedAgain = job && job.attempts > 0 && !isBeingSent;
      if (!job || job.dateTimeFailed || isTriedAgain) return mailStateOf(job);
      await over;
      return mailStateOf(await findJob(this.#options.database, jobID));
    } finally {
      clearTimeout(timer);
      this.#attempts.off(jobID, end);
    }
  }

  async #take(): Promise<MailJob | undefined> {
    const { database, now } = this.#options;
    const taken = now();
    const time = taken.getTime();
    // A job of the release before has no moment. One that is due late was taken while a clock was wrong.
    const due = sql`coalesce(${mailJobs.dateTimeDue}, ${mailJobs.dateTimeTaken} + ${takenFor})`;
    const isDue = sql`(${due} <= ${time} or ${due} > ${time + 2 * takenFor})`;
    const next = database
      .select({ id: mailJobs.mailJobID })
      .from(mailJobs)
      .where(and(isNull(mailJobs.dateTimeFailed), isDue))
      // Nobody waits for a password behind the invitations of somebody else.
      .orderBy(sql`${mailJobs.kind} = 'invitation'`, due)
      .limit(1);
    const [job] = await database
      .update(mailJobs)
      .set({
        dateTimeTaken: taken,
        // A clock that was wrong must not make the hour of tries longer.
        dateTimeCreated: sql`min(${mailJobs.dateTimeCreated}, ${time})`,
        dateTimeDue: new Date(time + takenFor),
        attempts: sql`${mailJobs.attempts} + 1`,
      })
      .where(eq(mailJobs.mailJobID, sql`(${next})`))
      .returning();
    return job;
  }

  async #carryOut(job: MailJob): Promise<void> {
    const { database, letters, mailer, publicUrl, now } = this.#options;
    const { mailJobID } = job;
    this.#sending.add(mailJobID);
    try {
      const mail = await database.transaction((transaction) =>
        letters[job.kind].write(transaction, job, { now: now(), publicUrl }),
      );
      if (!mail) {
        await database.delete(mailJobs).where(eq(mailJobs.mailJobID, mailJobID));
        return;
      }
      await mailer.send(withSender(mail, publicUrl));
      await endSentJob(database, job, now());
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      await this.#noteFailure(mailJobID, error);
    } finally {
      this.#sending.delete(mailJobID);
      this.#attempts.emit(mailJobID);
    }
  }

  async #noteFailure(mailJobID: string, { isFinal }: MailError): Promise<void> {
    const { database, letters } = this.#options;
    const now = this.#options.now();
    const isJob = eq(mailJobs.mailJobID, mailJobID);
    const givenUp = await database.transaction(async (transaction) => {
      // It may have been renewed meanwhile, or withdrawn.
      const job = await findJob(transaction, mailJobID);
      if (!job) return undefined;
      const letter = letters[job.kind];
      const isLast = isFinal || now.getTime() - job.dateTimeCreated.getTime() >= triedFor;
      if (isLast || job.attempts === 1) {
        const { name, ...whose } = (await letter.describe?.(transaction, job)) ?? {
          name: `A mail to ${job.email}`,
          caller: null,
        };
        const next = isLast ? 'It is not tried again.' : 'It is tried again for an hour.';
        const message = `${name} could not be sent. ${next}`;
        await writeAuditLog(transaction, now, [{ type: 'MailSendFailed', ...whose, message }]);
      }
      if (!isLast) {
        const dateTimeDue = new Date(now.getTime() + takenFor);
        await transaction.update(mailJobs).set({ dateTimeDue }).where(isJob);
        return undefined;
      }
      if (letter.keepsFailure) {
        await transaction.update(mailJobs).set({ dateTimeFailed: now }).where(isJob);
      } else {
        await transaction.delete(mailJobs).where(isJob);
      }
      return job;
    });
    if (givenUp) await letters[givenUp.kind].onGivenUp?.(database, givenUp);
  }
}

import type { AuditEntry } from '../audit-log';
import type { Database, DatabaseTransaction } from '../database/open-database';
import type { Mail } from '../mail/mailer';
import type { MailJob } from './mail-jobs';

/** What the writer of a mail knows at the time of sending. */
export interface Writing {
  now: Date;
  /** The origin that links in mail begin with. */
  publicUrl: string;
}

/** How the queue handles the mails of one kind. */
export interface Letter {
  /**
   * Writes a mail, and stores the hash of the token in its link. Each attempt has a link of its own: the
   * mail server may have taken a mail although it did not say so.
   * @returns undefined when nobody is to get the mail any more
   * @throws MailError when it cannot be written
   */
  write(
    transaction: DatabaseTransaction,
    job: MailJob,
    writing: Writing,
  ): Promise<Mail | undefined>;
  /** Says for the audit log which mail failed, and whose it is; by default `A mail to` its address. */
  describe?(
    transaction: DatabaseTransaction,
    job: MailJob,
  ): Promise<Pick<AuditEntry, 'caller' | 'organisation'> & { name: string }>;
  /** Whether the job stays after it was given up, for those who have to know it. */
  keepsFailure?: true;
  /** Runs after a mail was given up. */
  onGivenUp?(database: Database, job: MailJob): Promise<void>;
}

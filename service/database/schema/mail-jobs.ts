import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { identifier, moment } from './columns';

/**
 * Mails that the service sends after an answer, until they are sent. Another instance takes over those
 * of an instance that has died (decision 0083).
 */
export const mailJobs = sqliteTable(
  'mail_jobs',
  {
    mailJobID: identifier('mail_job_id'),
    kind: text('kind', { enum: ['password-reset', 'password-changed'] }).notNull(),
    /** The address as it was typed, or that of the account. */
    email: text('email').notNull(),
    /** Empty where only the account says it. */
    fullName: text('full_name').notNull().default(''),
    dateTimeCreated: moment('date_time_created').notNull(),
    /** When an instance last began to work on it. */
    dateTimeTaken: moment('date_time_taken').notNull(),
  },
  (table) => [index('mail_jobs_taken').on(table.dateTimeTaken)],
);

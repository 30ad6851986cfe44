import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { identifier, moment } from './columns';
import { invites } from './invites';
import { users } from './people';

/**
 * Mails that wait for the mail server, and those that failed where somebody has to know it (decision
 * 0156). A row has no secret: the link of a mail is made when it is sent.
 */
export const mailJobs = sqliteTable(
  'mail_jobs',
  {
    mailJobID: identifier('mail_job_id'),
    kind: text('kind', {
      enum: [
        'password-reset',
        'password-changed',
        'invitation',
        'invitation-proof',
        'email-confirmation',
        'email-changed',
      ],
    }).notNull(),
    /** The address as it was typed, or that of the account; empty for a sent mail (`endSentJob`). */
    email: text('email').notNull(),
    /** With which device, and from where, it was asked for, as text of the audit log; empty if it is not told. */
    place: text('place').notNull().default(''),
    /** Empty where only the account says it. */
    fullName: text('full_name').notNull().default(''),
    dateTimeCreated: moment('date_time_created').notNull(),
    /** When an instance last began to work on it. */
    dateTimeTaken: moment('date_time_taken').notNull(),
    /** When an instance may next begin to work on it; null for a job of the release before. */
    dateTimeDue: moment('date_time_due'),
    /** How often an instance has begun to work on it. */
    attempts: integer('attempts').notNull().default(0),
    /** When it was given up; null while it waits. */
    dateTimeFailed: moment('date_time_failed'),
    /** The invitation that the mail is about. Its end ends the job. */
    organisationUserInviteID: text('organisation_user_invite_id').references(
      () => invites.organisationUserInviteID,
      { onDelete: 'cascade' },
    ),
    /** The person whose change the mail is about, or whose password a mail that was tried resets. */
    userID: text('user_id').references(() => users.userID, { onDelete: 'cascade' }),
  },
  (table) => [
    index('mail_jobs_taken').on(table.dateTimeTaken),
    index('mail_jobs_invite').on(table.organisationUserInviteID),
    index('mail_jobs_user').on(table.userID),
  ],
);

import { sql } from 'drizzle-orm';
import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { emailKeyColumn, flag, foldedColumn, identifier, moment } from './columns';

export const users = sqliteTable(
  'users',
  {
    userID: identifier('user_id'),
    shortName: text('short_name').notNull(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    locale: text('locale').notNull().default('en-GB'),
    defaultCurrencyCode: text('default_currency_code').notNull().default('GBP'),
    /** Base64 without the data URL's prefix. */
    image: text('image'),
    scopes: text('scopes', { mode: 'json' }).$type<string[]>().notNull(),
    /** Null until the person sets a password, by a password reset. */
    passwordHash: text('password_hash'),
    /**
     * Whether nobody has proved yet that they read the mail of the address (decision 0074). Versions
     * before that decision made such accounts. They cannot sign in or be given rights.
     */
    isEmailUnconfirmed: flag('is_email_unconfirmed').notNull().default(false),
    dateTimeCreated: moment('date_time_created').notNull(),
    emailKey: emailKeyColumn('email_key'),
    fullNameFolded: foldedColumn('full_name_folded'),
  },
  (table) => [
    uniqueIndex('users_email_key_unique').on(table.emailKey),
    // The order of the list of users.
    index('users_full_name_folded').on(table.fullNameFolded, table.userID),
    // For instances of the release before (CONTRIBUTING.md#migrations).
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    index('users_full_name').on(sql`${table.fullName} collate nocase`, table.userID),
    // Few users have an image, and a list has to know which.
    index('users_image').on(table.userID).where(sql`"image" is not null`),
  ],
);

export const sessions = sqliteTable(
  'sessions',
  {
    /** Only the hash is stored, so that a copy of the database opens no session. */
    tokenHash: text('token_hash').primaryKey(),
    userID: text('user_id')
      .notNull()
      .references(() => users.userID, { onDelete: 'cascade' }),
    dateTimeCreated: moment('date_time_created').notNull(),
    dateTimeLastSeen: moment('date_time_last_seen').notNull(),
    /** The network address of the last use. */
    address: text('address').notNull().default(''),
    /** The User-Agent header of the last use, cut to a limit. */
    userAgent: text('user_agent').notNull().default(''),
  },
  (table) => [index('sessions_user').on(table.userID)],
);

/**
 * When people were active last. It outlives their sessions, and is no column of `users`: a row there
 * may have an image, which each write would copy (decision 0125).
 */
export const userLastSeen = sqliteTable('user_last_seen', {
  userID: text('user_id')
    .primaryKey()
    .references(() => users.userID, { onDelete: 'cascade' }),
  dateTimeLastSeen: moment('date_time_last_seen').notNull(),
});

export const passwordResets = sqliteTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userID: text('user_id')
      .notNull()
      .references(() => users.userID, { onDelete: 'cascade' }),
    dateTimeCreated: moment('date_time_created').notNull(),
    dateTimeExpires: moment('date_time_expires').notNull(),
  },
  (table) => [
    index('password_resets_user').on(table.userID),
    index('password_resets_expires').on(table.dateTimeExpires),
  ],
);

/** New email addresses that people asked for and did not confirm yet; one for each person. */
export const emailChanges = sqliteTable('email_changes', {
  userID: text('user_id')
    .primaryKey()
    .references(() => users.userID, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  dateTimeCreated: moment('date_time_created').notNull(),
  dateTimeExpires: moment('date_time_expires').notNull(),
});

export const consentDocuments = sqliteTable('consent_documents', {
  consentDocumentID: identifier('consent_document_id'),
  title: text('title').notNull(),
  version: text('version').notNull(),
  /** Plain text; an empty line separates two paragraphs. */
  body: text('body').notNull(),
  /** Whether this is the edition that people agree to now. */
  latest: flag('latest').notNull(),
  dateTimePublished: moment('date_time_published').notNull(),
});

export const consentAcceptances = sqliteTable(
  'consent_acceptances',
  {
    userID: text('user_id')
      .notNull()
      .references(() => users.userID, { onDelete: 'cascade' }),
    consentDocumentID: text('consent_document_id')
      .notNull()
      .references(() => consentDocuments.consentDocumentID, { onDelete: 'cascade' }),
    dateTimeAccepted: moment('date_time_accepted').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userID, table.consentDocumentID] }),
    index('consent_acceptances_document').on(table.consentDocumentID),
  ],
);

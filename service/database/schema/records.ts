import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { FieldChange, RecordAction, RecordKind } from '../../../src/api/schema.gen';
import { moment } from './columns';
import { organisations } from './organisations';
import { posCoreInstances } from './servers';

/**
 * The audit log. An entry has copies of the names and no references to other tables, so that it
 * outlives its user and its organisation.
 */
export const auditLogEntries = sqliteTable(
  'audit_log_entries',
  {
    /** Grows with each entry, and orders entries of the same moment. */
    auditLogEntryID: integer('audit_log_entry_id').primaryKey(),
    auditLogType: integer('audit_log_type').notNull(),
    userID: text('user_id'),
    userName: text('user_name'),
    organisationID: text('organisation_id'),
    organisationName: text('organisation_name'),
    message: text('message').notNull(),
    dateTimeCreated: moment('date_time_created').notNull(),
  },
  // SQLite adds the row id to each index, so that each one also serves "newest first". A filter has
  // a part of a name: SQLite skips through an index to the few different names, and then finds
  // their entries by equality.
  (table) => [
    index('audit_log_entries_created').on(table.dateTimeCreated),
    index('audit_log_entries_type').on(table.auditLogType, table.dateTimeCreated),
    index('audit_log_entries_user').on(table.userName, table.dateTimeCreated),
    index('audit_log_entries_user_id').on(table.userID, table.dateTimeCreated),
    index('audit_log_entries_organisation').on(table.organisationName, table.dateTimeCreated),
    index('audit_log_entries_organisation_id').on(table.organisationID, table.dateTimeCreated),
  ],
);

/**
 * What an entry changed in one record. It goes with its entry. The texts are copies, so that the history
 * outlives the record and everything that it names.
 */
export const auditLogChanges = sqliteTable(
  'audit_log_changes',
  {
    auditLogEntryID: integer('audit_log_entry_id')
      .primaryKey()
      .references(() => auditLogEntries.auditLogEntryID, { onDelete: 'cascade' }),
    recordKind: text('record_kind').$type<RecordKind>().notNull(),
    recordID: text('record_id').notNull(),
    action: text('action').$type<RecordAction>().notNull(),
    changes: text('changes', { mode: 'json' }).$type<FieldChange[]>().notNull(),
  },
  // SQLite adds the row id, which is the entry: the index also serves "newest first".
  (table) => [index('audit_log_changes_record').on(table.recordKind, table.recordID)],
);

/**
 * The different names in the audit log, up to the entry that its index has reached
 * (service/database/audit-log-index.ts). A name may stay after its last entry is gone.
 */
export const auditLogNames = sqliteTable(
  'audit_log_names',
  { kind: text('kind').$type<'user' | 'organisation'>().notNull(), name: text('name').notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.name] })],
);

export const monthlyStatistics = sqliteTable(
  'monthly_statistics',
  {
    /** yyyy-mm. */
    month: text('month').notNull(),
    organisationID: text('organisation_id')
      .notNull()
      .references(() => organisations.organisationID, { onDelete: 'cascade' }),
    /** The instance that served the organisation in that month. */
    posCoreInstanceID: text('pos_core_instance_id')
      .notNull()
      .references(() => posCoreInstances.posCoreInstanceID, { onDelete: 'cascade' }),
    totalOutlets: integer('total_outlets').notNull(),
    totalTransactions: integer('total_transactions').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.organisationID] }),
    index('monthly_statistics_organisation').on(table.organisationID),
    index('monthly_statistics_pos_core').on(table.posCoreInstanceID),
  ],
);

/** Facts about the database itself, by key. */
export const meta = sqliteTable('meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './columns';
import { organisations } from './organisations';
import { posCoreInstances } from './servers';

/**
 * Who did what. Names are copied and nothing refers to other tables, so that an entry outlives
 * the user and the organisation that it speaks of.
 */
export const auditLogEntries = sqliteTable(
  'audit_log_entries',
  {
    /** Rises with each entry, and orders those of the same moment. */
    auditLogEntryID: integer('audit_log_entry_id').primaryKey(),
    auditLogType: integer('audit_log_type').notNull(),
    userID: text('user_id'),
    userName: text('user_name'),
    organisationID: text('organisation_id'),
    organisationName: text('organisation_name'),
    message: text('message').notNull(),
    dateTimeCreated: moment('date_time_created').notNull(),
  },
  // The row id that SQLite adds to each index makes it serve "newest first" as well. Names are
  // filtered by a part of them: the few different names are found by skipping through an index,
  // and the entries by its equality.
  (table) => [
    index('audit_log_entries_created').on(table.dateTimeCreated),
    index('audit_log_entries_type').on(table.auditLogType, table.dateTimeCreated),
    index('audit_log_entries_user').on(table.userName, table.dateTimeCreated),
    index('audit_log_entries_user_id').on(table.userID, table.dateTimeCreated),
    index('audit_log_entries_organisation').on(table.organisationName, table.dateTimeCreated),
  ],
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

/** What the service notes about the database itself. */
export const meta = sqliteTable('meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './columns';
import { organisations } from './organisations';
import { sessions } from './people';

/**
 * What calls have deleted, for as long as a person can undo it (decision 0128). The row is encrypted:
 * only the id of the deletion and its session find and open it.
 */
export const keptDeletions = sqliteTable(
  'kept_deletions',
  {
    /** A hash of the session and the id of the deletion. */
    keyHash: text('key_hash').primaryKey(),
    /** The session that may undo it. A deletion is gone when its session ends. */
    sessionTokenHash: text('session_token_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    organisationID: text('organisation_id')
      .notNull()
      .references(() => organisations.organisationID, { onDelete: 'cascade' }),
    /** The deleted rows, compressed and encrypted. */
    sealedRows: text('sealed_rows').notNull(),
    dateTimeCreated: moment('date_time_created').notNull(),
  },
  (table) => [
    index('kept_deletions_created').on(table.dateTimeCreated),
    index('kept_deletions_session').on(table.sessionTokenHash),
    index('kept_deletions_organisation').on(table.organisationID),
  ],
);

import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { identifier, moment } from './columns';
import { users } from './people';

/**
 * How many attempts the service counted, with the columns of rate-limiter-flexible. The database
 * has them so that they outlive a restart and that several instances share them.
 */
export const attemptCounts = sqliteTable(
  'attempt_counts',
  {
    /** The name of the limit, a colon, and what the attempts have in common. */
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    /** The end of the time for which the attempts count. */
    expire: moment('expire').notNull(),
  },
  (table) => [index('attempt_counts_expire').on(table.expire)],
);

/** The browsers in which a person has proved who they are. People share a browser and its token. */
export const knownDevices = sqliteTable(
  'known_devices',
  {
    knownDeviceID: identifier('known_device_id'),
    /** Only the hash is stored, so that a copy of the database makes no device known. */
    tokenHash: text('token_hash').notNull(),
    userID: text('user_id')
      .notNull()
      .references(() => users.userID, { onDelete: 'cascade' }),
    dateTimeLastUsed: moment('date_time_last_used').notNull(),
  },
  (table) => [
    uniqueIndex('known_devices_token_user').on(table.tokenHash, table.userID),
    index('known_devices_user').on(table.userID),
  ],
);

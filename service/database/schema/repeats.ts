import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './columns';

/**
 * The answers of calls with an idempotency key (decision 0081). Neither the key nor the answer can be
 * read from it: whoever has the key finds and opens its answer.
 */
export const repeatableAnswers = sqliteTable(
  'repeatable_answers',
  {
    /** A hash of the person, the operation and the key. */
    keyHash: text('key_hash').primaryKey(),
    /** A hash of the person, by which the service bounds what it keeps for them. */
    ownerHash: text('owner_hash').notNull().default(''),
    /** How much room the row takes (bytes). */
    size: integer('size').notNull().default(0),
    /** Recognises the same request. */
    fingerprint: text('fingerprint').notNull(),
    /** The body of the answer, compressed and encrypted. */
    sealedBody: text('sealed_body').notNull(),
    dateTimeCreated: moment('date_time_created').notNull(),
  },
  (table) => [
    index('repeatable_answers_created').on(table.dateTimeCreated),
    index('repeatable_answers_owner').on(table.ownerHash, table.dateTimeCreated, table.size),
  ],
);

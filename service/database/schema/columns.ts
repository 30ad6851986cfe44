import { randomUUID } from 'node:crypto';
import { integer, text } from 'drizzle-orm/sqlite-core';
import type { Formatted } from '../../../src/domain/contract/formatted';

/** The primary key of a record: a UUID, which the service generates for a row without one. */
export function identifier(name: string) {
  return text(name)
    .$type<Formatted<'uuid'>>()
    .primaryKey()
    .$defaultFn(() => randomUUID());
}

/** A moment, stored as milliseconds since 1970 in UTC and read as a Date. */
export function moment(name: string) {
  return integer(name, { mode: 'timestamp_ms' });
}

/** A boolean, stored as 1 or 0. */
export function flag(name: string) {
  return integer(name, { mode: 'boolean' });
}

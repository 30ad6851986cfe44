import { randomUUID } from 'node:crypto';
import { customType, integer, text } from 'drizzle-orm/sqlite-core';
import type { Formatted } from '../../../src/domain/contract/formatted';
import { emailKey } from '../../../src/domain/email-address';
import { foldedText, textKey } from '../../../src/domain/stored-text';

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

const derived = (derive: (text: string) => string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: derive,
  });

/**
 * What a text has in common with those that count as the same: for a unique index, and to find a row
 * by a typed text. A field `nameKey` is derived of the field `name` (service/database/derived-texts.ts).
 * It is null while an older row has the same key.
 */
export const keyColumn = derived(textKey);

/** The same of an email address. */
export const emailKeyColumn = derived(emailKey);

/** A text without case and accents, for the order of a list. `nameFolded` is derived of `name`. */
export const foldedColumn = derived(foldedText);

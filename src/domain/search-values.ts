import type { Fields, Json } from './known-value';
import { pastedId } from './pasted-id';
import { lengthOf, longestText } from './text-limit';

/** The values of search parameters. The functions return undefined for a malformed value. */

/** The search parameters of any address, before a page reads its own: texts, or what is valid JSON. */
export type SearchParameters = Fields;

/** Returns the id of a record, in the form of the service. */
export function asId(value: Json): string | undefined {
  const text = String(asText(value) ?? '');
  return pastedId(text) ?? (/^[\w-]{1,64}$/.test(text) ? text : undefined);
}

/**
 * Returns a trimmed text. The router parses `?text=12` as a number.
 * @param limit the maximum number of characters
 */
export function asText(value: Json, limit = longestText): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || lengthOf(text) > limit ? undefined : text;
}

/** The id of what has none (docs/product/constants.md#id-of-all-zeros). */
export const idOfZeros = '00000000-0000-0000-0000-000000000000';

/** The id of a new record (docs/product/routes-and-roles.md#creating-by-an-edit-route). */
export const newRecordId = 'new';

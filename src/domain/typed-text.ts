import { pastedAddress } from './email-address';
import type { Fields } from './known-value';
import { isStorable, storedText, textKey } from './stored-text';
import { cutText, lengthError, lengthOf } from './text-limit';

/** Returns the field error of a text that cannot be stored, or is too long; undefined when it fits. */
export const limitError = (text: string, limit: number): string | undefined =>
  isStorable(text) ? lengthError(text, limit) : unstorableText;

/** A part of a character comes from a text that a program has cut (docs/product/validation.md#texts-as-they-are-stored). */
export const unstorableText = 'This text has a character that cannot be stored. Type it again.';

/** Returns how much of the limit is used, from 80 % to 100 % of it; undefined otherwise. */
export function limitHint(text: string, limit: number): string | undefined {
  const length = lengthOf(text);
  return length >= limit * 0.8 && length <= limit ? `${length} of ${limit} characters` : undefined;
}

/** Returns the field error of a text that may not be empty, as it will be stored. */
export function requiredTextError(
  text: string,
  emptyError: string,
  limit: number,
): string | undefined {
  const stored = storedText(text);
  return stored === '' ? emptyError : limitError(stored, limit);
}

/** Returns a typed text as it is stored in a field: an address loses its wrapping too. */
export const storedValue = (field: string, text: string): string =>
  field === 'email' ? pastedAddress(text) : storedText(text);

/**
 * Brings the texts of a form into the form in which they are stored
 * (docs/product/validation.md#texts-as-they-are-stored). A text that is still as loaded stays,
 * because nobody has typed it.
 * @param loaded the record that the form shows
 * @param asTyped the fields in which every character counts
 */
export function storedTexts<Form extends object>(
  form: Form,
  loaded: object,
  asTyped: readonly string[] = [],
): Form {
  const asLoaded = loaded as Fields;
  const stored = Object.entries(form).map(([field, value]) => {
    const isTyped = typeof value === 'string' && value !== asLoaded[field];
    return [field, isTyped && !asTyped.includes(field) ? storedValue(field, value) : value];
  });
  return { ...form, ...Object.fromEntries(stored) };
}

/**
 * Makes a unique name for a copy of a record: "Managers copy", then "Managers copy 2" and so on.
 * It cuts a long name, so that the result stays within the limit.
 * @param taken names that the copy must not have; compared by `textKey`
 * @param limit in characters, large enough for " copy" and a number
 */
export function copiedName(name: string, taken: readonly string[], limit: number): string {
  const takenNames = new Set(taken.map(textKey));
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? 'copy' : `copy ${number}`;
    const copy = `${cutText(name, limit - ending.length - 1).trim()} ${ending}`.trim();
    if (!takenNames.has(textKey(copy))) return copy;
  }
}

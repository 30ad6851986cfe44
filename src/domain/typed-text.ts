/** Counts code points, so that an emoji of one code point is not two characters. */
export const lengthOf = (text: string): number => [...text].length;

/** Returns the field error of a text that is too long; undefined when it fits. */
export function limitError(text: string, limit: number): string | undefined {
  const length = lengthOf(text);
  return length > limit ? `At most ${limit} characters; this has ${length}.` : undefined;
}

/** Returns how much of the limit is used, from 80 % to 100 % of it; undefined otherwise. */
export function limitHint(text: string, limit: number): string | undefined {
  const length = lengthOf(text);
  return length >= limit * 0.8 && length <= limit ? `${length} of ${limit} characters` : undefined;
}

// Control and format characters (zero width, direction), line separators, lone surrogates, and the
// letters that are drawn as nothing.
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u115f\u1160\u3164\uffa0]/u;

// Joiners within a word: some scripts and composed emoji need them.
const joinersWithin = /(?<=[\p{L}\p{M}\p{Emoji}])[\u200c\u200d](?=[\p{L}\p{Emoji}])/gu;

/**
 * Whether a text has characters that nobody sees. They would make two names look alike, or reverse
 * the direction of the text beside them.
 */
export const hasHiddenCharacters = (text: string): boolean =>
  hidden.test(text.replace(joinersWithin, ''));

/** Returns the field error for hidden characters; undefined when the text has none. */
export const hiddenCharactersError = (text: string): string | undefined =>
  hasHiddenCharacters(text)
    ? 'This has characters that cannot be seen. Type it instead of pasting it.'
    : undefined;

/** Returns the field error of a text that may not be empty. Spaces around it do not count. */
export function requiredTextError(
  text: string,
  emptyError: string,
  limit: number,
): string | undefined {
  return text.trim() === '' ? emptyError : limitError(text.trim(), limit);
}

/**
 * Returns the field error of a name that other people read (of a person, a team or an
 * organisation); undefined when it can be saved. Spaces around the name do not count.
 * @param emptyError the error of an empty name
 */
export function nameError(name: string, emptyError: string, limit: number): string | undefined {
  return requiredTextError(name, emptyError, limit) ?? hiddenCharactersError(name.trim());
}

/**
 * Whether a text has the structure of an email address
 * (docs/product/validation.md#email-structure): it is not empty, contains an @ that is not last,
 * and after the @ a dot that is not the last character.
 */
export function hasEmailStructure(text: string): boolean {
  const at = text.indexOf('@');
  if (at === -1 || at === text.length - 1) return false;
  const dot = text.indexOf('.', at + 1);
  return dot !== -1 && dot !== text.length - 1;
}

/** Whether a trimmed text has the structure of an address, and no blank or hidden character. */
export function isEmailAddress(text: string): boolean {
  return hasEmailStructure(text) && !/[\s\u200c\u200d]/u.test(text) && !hasHiddenCharacters(text);
}

/**
 * Trims the texts of a form at their ends (docs/product/validation.md#spaces-around-a-text). A text
 * that is still as loaded stays, because nobody has typed it.
 * @param untrimmed the fields whose spaces count
 */
export function trimmedTexts<Form extends object>(
  form: Form,
  loaded: Partial<Form>,
  untrimmed: readonly string[] = [],
): Form {
  const asLoaded = new Map<string, unknown>(Object.entries(loaded));
  const trimmed = Object.entries(form).map(([field, value]) => {
    const isTyped = typeof value === 'string' && value !== asLoaded.get(field);
    return [field, isTyped && !untrimmed.includes(field) ? value.trim() : value];
  });
  return { ...form, ...Object.fromEntries(trimmed) };
}

/** Cuts by code points, as `lengthOf` counts, so that no emoji is cut in half. */
const cut = (text: string, length: number) => [...text].slice(0, length).join('').trim();
const comparable = (name: string) => name.trim().toLowerCase();

/**
 * Makes a unique name for a copy of a record: "Managers copy", then "Managers copy 2" and so on.
 * It cuts a long name, so that the result stays within the limit.
 * @param taken names that the copy must not have; the comparison ignores case
 * @param limit in characters, large enough for " copy" and a number
 */
export function copiedName(name: string, taken: readonly string[], limit: number): string {
  const takenNames = new Set(taken.map(comparable));
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? 'copy' : `copy ${number}`;
    const copy = `${cut(name, limit - ending.length - 1)} ${ending}`.trim();
    if (!takenNames.has(comparable(copy))) return copy;
  }
}

// Letters whose accent is part of the letter, so that no decomposition removes it.
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** Folds a text for a search that ignores case and accents, so that "zurich" finds "Zürich". */
export function foldedText(text: string): string {
  const folded = text.toLowerCase();
  // Most texts are ASCII, and removing accents is slow on ten thousand of them.
  if (/^[ -~]*$/.test(folded)) return folded;
  return folded
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøđðþłı]/g, (letter) => plainLetters[letter] ?? letter);
}

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

// Controls, formats (zero width, direction), separators of lines, halves of characters, and the
// letters that are drawn as nothing.
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u115f\u1160\u3164\uffa0]/u;

// Joiners within a word: some scripts and composed emoji cannot be written without them.
const joinersWithin = /(?<=[\p{L}\p{M}\p{Emoji}])[\u200c\u200d](?=[\p{L}\p{Emoji}])/gu;

/**
 * Whether a text has characters that nobody sees, which would make two names look alike, or turn
 * around what stands beside one.
 */
export function hasHiddenCharacters(text: string): boolean {
  return hidden.test(text.replace(joinersWithin, ''));
}

/** The same, told to who has typed the text; undefined where there is nothing to tell. */
export function hiddenCharactersError(text: string): string | undefined {
  return hasHiddenCharacters(text)
    ? 'This has characters that cannot be seen. Type it instead of pasting it.'
    : undefined;
}

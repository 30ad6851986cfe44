const lengthOfPart = 3;
/** More parts make a search slower than the few entries that they rule out. */
const mostParts = 16;

/**
 * Returns the expression by which the full-text index finds the messages that may contain a text;
 * null for a text that the index cannot help with. The index knows the parts of three characters of
 * each message. A message that contains the text has all of the text's parts, but not the reverse.
 */
export function messageMatch(text: string): string | null {
  const characters = [...text];
  const parts = new Set<string>();
  let next = 0;
  for (let start = 0; start + lengthOfPart <= characters.length; start += 1) {
    const part = characters.slice(start, start + lengthOfPart);
    const isLast = start + lengthOfPart === characters.length;
    // Parts beside each other say as much as those that overlap.
    if ((start < next && !isLast) || !part.every(isFolded)) continue;
    parts.add(part.join(''));
    next = start + lengthOfPart;
    if (parts.size === mostParts) break;
  }
  if (parts.size === 0) return null;
  return [...parts].map((part) => `"${part.replaceAll('"', '""')}"`).join(' AND ');
}

/** The index knows the cases of Unicode 6.1: those of Latin, Greek and Cyrillic letters but one. */
const lastFolded = '\u04ff';
const notFolded = '\u037f\u03f3';

/**
 * Whether the index finds a character by every character by which the search finds it: itself and
 * its other case (service/operations/text-pattern.ts). The index always finds a character by itself.
 */
export function isFolded(character: string): boolean {
  if (character === '\0') return false;
  const cases = [character.toLowerCase(), character.toUpperCase()].filter(
    (variant) => [...variant].length === 1,
  );
  if (cases.every((variant) => variant === character)) return true;
  if (notFolded.includes(character)) return false;
  const lower = character.toLowerCase();
  return cases.every((variant) => variant <= lastFolded && variant.toLowerCase() === lower);
}

import { foldedText } from '../../../src/domain/stored-text';

const lengthOfPart = 3;
/** More parts make a search slower than the few entries that they rule out. */
const mostParts = 16;

/**
 * Returns the expression by which the full-text index finds the messages that may contain a text;
 * null for a text that the index cannot help with. The index knows the parts of three characters of
 * each folded message. A message that contains the text has all of the text's parts, but not the
 * reverse.
 */
export function messageMatch(text: string): string | null {
  if (text.includes('\0')) return null;
  const characters = [...foldedText(text)];
  const parts = new Set<string>();
  const last = characters.length - lengthOfPart;
  // Parts beside each other say as much as those that overlap. The last one ends the text.
  for (let start = 0; start <= last; start += lengthOfPart) {
    parts.add(characters.slice(start, start + lengthOfPart).join(''));
  }
  if (last >= 0) parts.add(characters.slice(last).join(''));
  if (parts.size === 0) return null;
  return [...parts]
    .slice(0, mostParts)
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join(' AND ');
}

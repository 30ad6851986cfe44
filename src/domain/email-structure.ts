import { hasHiddenCharacters } from './hidden-characters';

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

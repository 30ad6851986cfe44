import { hiddenCharactersError } from './hidden-characters';
import { limitError } from './text-limit';

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

import { hiddenCharactersError } from './hidden-characters';
import { limitError } from './text-limit';

/**
 * What is wrong with a name that others read, of a person, team or organisation; undefined when it
 * can be saved. Spaces around it do not count.
 * @param emptyError what to say where there is none
 */
export function nameError(name: string, emptyError: string, limit: number): string | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return emptyError;
  return limitError(trimmed, limit) ?? hiddenCharactersError(trimmed);
}

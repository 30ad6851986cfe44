import type { Defect } from './defects/defect';

type Replacement = Pick<Defect, 'id' | 'file' | 'from' | 'to'>;

/**
 * Returns the text of the file with the defect in it.
 * @throws when the replaced text does not occur exactly once; somebody then has to renew the defect
 */
export function withDefect(text: string, { id, file, from, to }: Replacement): string {
  const pattern = typeof from === 'string' ? literal(from) : new RegExp(from, flagsOf(from));
  const count = [...text.matchAll(pattern)].length;
  if (count !== 1) {
    const found = count === 0 ? 'no longer there' : `there ${count} times`;
    throw new Error(`Renew the defect "${id}": what it replaces in ${file} is ${found}.`);
  }
  // A function as the replacement, so that `$` in the text has no special meaning.
  const changed = typeof from === 'string' ? text.replace(from, () => to) : text.replace(from, to);
  if (changed === text) throw new Error(`Renew the defect "${id}": it changes nothing in ${file}.`);
  return changed;
}

const literal = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g');

const flagsOf = ({ flags }: RegExp) => (flags.includes('g') ? flags : `${flags}g`);

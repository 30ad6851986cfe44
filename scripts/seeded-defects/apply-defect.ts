import type { Defect } from './defects/defect';

type Replacement = Pick<Defect, 'id' | 'file' | 'from' | 'to'>;

/**
 * The text of the file with the defect in it.
 * @throws when what it replaces is not there exactly once, so that the defect has to be renewed
 */
export function withDefect(text: string, { id, file, from, to }: Replacement): string {
  const pattern = typeof from === 'string' ? literal(from) : new RegExp(from, flagsOf(from));
  const count = [...text.matchAll(pattern)].length;
  if (count !== 1) {
    const found = count === 0 ? 'no longer there' : `there ${count} times`;
    throw new Error(`Renew the defect "${id}": what it replaces in ${file} is ${found}.`);
  }
  // What is only a text has no groups that `to` could name.
  const changed = typeof from === 'string' ? text.replace(from, () => to) : text.replace(from, to);
  if (changed === text) throw new Error(`Renew the defect "${id}": it changes nothing in ${file}.`);
  return changed;
}

const literal = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g');

const flagsOf = ({ flags }: RegExp) => (flags.includes('g') ? flags : `${flags}g`);

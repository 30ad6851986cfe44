import { type Fields, isNothing } from '../known-value';
import { asItCame } from './came-as';

/** Whether a field of a shown record did not come: it was missing, or null where null says nothing. */
export function didNotCome(shown: object, field: string): boolean {
  const value = asItCame(shown)[field];
  const completed = (shown as Fields)[field];
  return value === undefined
    ? completed !== undefined
    : value === null && completed !== null && completed !== undefined;
}

/** What forms and grids say of a field that did not come. */
export const didNotComeText = 'did not come';

/** The text in place of such a field, where an empty one would seem to say something. */
export const lostText = 'Did not come from the service';

/** Returns the label of a field, which says so if one of the fields behind it did not come. */
export const labelOf = (label: string, shown: object | undefined, ...fields: readonly string[]) =>
  shown && fields.some((field) => didNotCome(shown, field))
    ? `${label} (${didNotComeText})`
    : label;

/** Whether a field did not come, or is a list of which an entry did not come. */
const isDamaged = (shown: object, field: string): boolean =>
  didNotCome(shown, field) || lacksEntries(asItCame(shown)[field]);

/** Whether a list came with an entry that is nothing. */
export const lacksEntries = (list: unknown): boolean =>
  Array.isArray(list) && Object.values(asItCame(list)).some(isNothing);

/** Returns the fields that came whole with one record, but not with a later read of it. */
export const lostFields = (before: object, fresh: object): string[] =>
  Object.keys(fresh).filter((field) => isDamaged(fresh, field) && !isDamaged(before, field));

/** A save stopped before it sent anything: a part of the stored record did not come. */
export class IncompleteRecord extends Error {
  override readonly name = 'IncompleteRecord';

  /** @param part what did not come, for people: "the scopes" */
  constructor(part: string, why = '') {
    super(`Nothing was changed: ${part} did not come from the service${why}.`);
  }
}

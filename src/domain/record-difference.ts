/** One field that somebody else changed while it was being edited here. */
export interface FieldOverwrite<T> {
  field: keyof T & string;
  loaded: unknown;
  mine: unknown;
  theirs: unknown;
}

/** Compares two values of a record: primitives by value, lists and objects by their content. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = new Map<string, unknown>(Object.entries(a));
  const right = new Map<string, unknown>(Object.entries(b));
  return (
    left.size === right.size &&
    [...left].every(([key, value]) => right.has(key) && isSameValue(value, right.get(key)))
  );
}

/** The names of the fields in which two records of the same kind differ. */
export function changedFields<T extends object>(before: T, after: T): (keyof T & string)[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof T & string>;
  return [...names].filter((name) => !isSameValue(before[name], after[name]));
}

/**
 * Finds what a save would overwrite (docs/product/edit-pages.md#overwriting): the fields in which a
 * fresh read differs from the record that was loaded, unless the edit happens to say the same as
 * the fresh read.
 */
export function findOverwrites<T extends object>(
  loaded: T,
  fresh: T,
  mine: T,
): FieldOverwrite<T>[] {
  return changedFields(loaded, fresh)
    .filter((field) => !isSameValue(mine[field], fresh[field]))
    .map((field) => ({ field, loaded: loaded[field], mine: mine[field], theirs: fresh[field] }));
}

/**
 * The record to send when the user keeps the own edits: the fields changed here win, all others
 * follow the fresh read, so that somebody else's work in other fields survives.
 */
export function mergeKeepingMine<T extends object>(loaded: T, fresh: T, mine: T): T {
  const merged = { ...fresh };
  for (const field of changedFields(loaded, mine)) merged[field] = mine[field];
  return merged;
}

/**
 * What was known before a save that failed, with the fields that it has stored all the same: those
 * that a fresh read has as they were sent. So they count as the own work, and can be taken back.
 */
export function withStored<T extends object>(known: T, sent: T, fresh: T): T {
  const unstored = new Set(changedFields(sent, fresh));
  const merged = { ...known };
  for (const field of Object.keys(sent) as (keyof T & string)[]) {
    if (!unstored.has(field)) merged[field] = sent[field];
  }
  return merged;
}

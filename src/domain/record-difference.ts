/** Compares two values of a record: primitives by value, lists and objects by their content. */
export function isSameValue<Value>(a: Value, b: Value): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = new Map(Object.entries(a));
  const right = new Map(Object.entries(b));
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
 * Finds the fields that the person has edited, and somebody else has set to something else since then.
 * @param edited the fields of `mine` that the person has edited; by default those that differ
 */
export function findConflicts<T extends object>(
  loaded: T,
  fresh: T,
  mine: T,
  edited = changedFields(loaded, mine),
): (keyof T & string)[] {
  return edited.filter(
    (field) => !isSameValue(loaded[field], fresh[field]) && !isSameValue(mine[field], fresh[field]),
  );
}

/** Merges the edited fields into the fresh read, so that somebody else's changes to the others survive. */
export function mergeKeepingMine<T extends object>(loaded: T, fresh: T, mine: T): T {
  return withFields(fresh, mine, changedFields(loaded, mine));
}

/** Returns a record with some fields of another one. */
export function withFields<T extends object>(record: T, other: T, fields: readonly (keyof T)[]): T {
  const merged = { ...record };
  for (const field of fields) merged[field] = other[field];
  return merged;
}

/**
 * Merges what a failed save stored all the same into the record known before it: the sent fields that the
 * fresh read has. They count as the person's own edits, so that they can undo them.
 */
export function withStored<T extends object>(known: T, sent: T, fresh: T): T {
  const fields = Object.keys(sent) as (keyof T & string)[];
  const stored = fields.filter((field) => isSameValue(sent[field], fresh[field]));
  return withFields(known, sent, stored);
}

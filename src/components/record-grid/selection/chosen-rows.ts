/** The chosen rows of a grid, by row key. Immutable. */
export interface ChosenRows {
  keys: ReadonlySet<string>;
  /** The row that was chosen last by itself. A range begins at it. */
  anchor: string | undefined;
  /** The rows that were chosen before the range that begins at the anchor. */
  before: ReadonlySet<string>;
}

const noKeys: ReadonlySet<string> = new Set();

export const noChosenRows: ChosenRows = { keys: noKeys, anchor: undefined, before: noKeys };

const chosen = (keys: ReadonlySet<string>, anchor?: string): ChosenRows => ({
  keys,
  anchor,
  before: keys,
});

/** Chooses a row, or takes it back. A range that follows begins at this row. */
export function withRowToggled({ keys }: ChosenRows, key: string): ChosenRows {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return chosen(next, key);
}

/**
 * Chooses the rows from the anchor to a row, instead of an earlier range from the same anchor. The row
 * itself is chosen if the anchor is not among the shown rows.
 * @param shown the keys of the shown rows, in their order
 */
export function withRangeTo(rows: ChosenRows, shown: readonly string[], key: string): ChosenRows {
  const to = shown.indexOf(key);
  const from = rows.anchor === undefined ? -1 : shown.indexOf(rows.anchor);
  if (to < 0) return rows;
  if (from < 0) return rows.keys.has(key) ? chosen(rows.keys, key) : withRowToggled(rows, key);
  const keys = new Set(rows.before);
  for (const each of shown.slice(Math.min(from, to), Math.max(from, to) + 1)) keys.add(each);
  return { ...rows, keys };
}

export type ShownChoice = 'all' | 'some' | 'none';

/** Returns how many of the shown rows are chosen: all, some or none. */
export function shownChoiceOf({ keys }: ChosenRows, shown: readonly string[]): ShownChoice {
  const count = shown.reduce((sum, key) => (keys.has(key) ? sum + 1 : sum), 0);
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}

/** Chooses all shown rows, or takes all of them back if they are chosen. Others stay as they are. */
export function withAllToggled(rows: ChosenRows, shown: readonly string[]): ChosenRows {
  const isTaken = shownChoiceOf(rows, shown) === 'all';
  const keys = new Set(rows.keys);
  for (const key of shown) {
    if (isTaken) keys.delete(key);
    else keys.add(key);
  }
  return chosen(keys);
}

import { once } from '~/domain/once';
import type { Steps } from '~/domain/slices';
import { foldedText } from '~/domain/stored-text';
import { comparableValue, type GridColumn, Moment } from '../grid-column';

/** The place of each record when a column sorts them upwards. Equal values share one; blanks have 0. */
export type Ranks = Uint32Array;

/** A value of a column, and the position of the first record that has it. */
interface Entry {
  value: string | number;
  /** Brings most values into their order, and is much quicker to compare than a text. */
  hint: string | number;
}

const stepLength = 512;
// Not a memo of the grid: the list outlives it, so that Back finds the sorted list at once.
const known = new WeakMap<object, WeakMap<object, Ranks>>();

/** Returns the ranks of the records by a column. A list and a column compute them once. */
export function* ranksOf<T>(column: GridColumn<T>, records: readonly T[]): Steps<Ranks> {
  const ofList = known.get(records) ?? new WeakMap<object, Ranks>();
  known.set(records, ofList);
  const ranks = ofList.get(column) ?? (yield* computedRanks(column, records));
  ofList.set(column, ranks);
  return ranks;
}

function* computedRanks<T>(column: GridColumn<T>, records: readonly T[]): Steps<Ranks> {
  const numbers = new Map<string | number, number>();
  const entries: Entry[] = [];
  const ranks = new Uint32Array(records.length);
  for (let index = 0; index < records.length; index += 1) {
    if (index % stepLength === 0) yield;
    const cell = comparableValue(column, records[index] as T);
    if (cell === undefined) continue;
    const value = cell instanceof Moment ? cell.time : cell;
    let number = numbers.get(value);
    if (number === undefined) {
      number = entries.push({ value, hint: hintOf(value) });
      numbers.set(value, number);
    }
    ranks[index] = number;
  }
  const rankOf = yield* ranksOfNumbers(entries, numbers);
  return ranks.map((number) => rankOf[number] ?? 0);
}

function* ranksOfNumbers(
  entries: readonly Entry[],
  numbers: ReadonlyMap<string | number, number>,
): Steps<Ranks> {
  // The language's order of texts is slow, and quick for texts that are almost in their order.
  const ordered = yield* sorted(yield* sorted(entries, compareHints), compareValues);
  const rankOf = new Uint32Array(entries.length + 1);
  let rank = 0;
  let before: Entry | undefined;
  for (const [index, entry] of ordered.entries()) {
    if (index % stepLength === 0) yield;
    if (before === undefined || compareValues(before, entry) !== 0) rank += 1;
    rankOf[numbers.get(entry.value) ?? 0] = rank;
    before = entry;
  }
  return rankOf;
}

/** Numbers in a text get the same length, so that "Till 2" comes before "Till 10". */
const hintOf = (value: string | number) =>
  typeof value === 'number'
    ? value
    : foldedText(value).replaceAll(/\d+/g, (digits) => digits.padStart(12, '0'));

const compareHints = (a: Entry, b: Entry) => (a.hint < b.hint ? -1 : Number(a.hint > b.hint));

/** The order of the user's language: "Till 2" comes before "Till 10". */
const texts = once(() => new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }));

const compareValues = ({ value: a }: Entry, { value: b }: Entry) =>
  typeof a === 'number' || typeof b === 'number' ? Number(a) - Number(b) : texts().compare(a, b);

type Compare<E> = (a: E, b: E) => number;

/** Merge sort, which is stable and quick for what is almost in its order. */
function* sorted<E>(list: readonly E[], compare: Compare<E>): Steps<readonly E[]> {
  let runs: E[][] = [];
  for (let start = 0; start < list.length; start += stepLength) {
    yield;
    runs.push(list.slice(start, start + stepLength).sort(compare));
  }
  while (runs.length > 1) {
    const merged: E[][] = [];
    for (let index = 0; index < runs.length; index += 2) {
      merged.push(yield* mergedRuns(runs[index] ?? [], runs[index + 1] ?? [], compare));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

function* mergedRuns<E>(left: readonly E[], right: readonly E[], compare: Compare<E>): Steps<E[]> {
  yield;
  const first = right[0];
  const last = left.at(-1);
  if (first === undefined || last === undefined) return [...left, ...right];
  // Only what lies between the other run's ends has to be compared.
  const from = countWhile(left, (entry) => compare(entry, first) <= 0);
  const to = countWhile(right, (entry) => compare(entry, last) < 0);
  const merged = left.slice(0, from);
  let l = from;
  for (let r = 0; r < to; ) {
    if (merged.length % stepLength === 0) yield;
    const [a, b] = [left[l], right[r]];
    if (a !== undefined && b !== undefined && compare(a, b) <= 0) {
      merged.push(a);
      l += 1;
    } else if (b !== undefined) {
      merged.push(b);
      r += 1;
    }
  }
  return merged.concat(left.slice(l), right.slice(to));
}

/** Returns how many entries at the beginning of a sorted list pass a test, which the others fail. */
function countWhile<E>(list: readonly E[], test: (entry: E) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = list[middle];
    if (entry !== undefined && test(entry)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sorts positions by ranks, blanks last. Positions of the same rank keep their order. */
export function sortedByRanks(positions: Uint32Array, ranks: Ranks, isDescending: boolean) {
  const { length } = positions;
  const last = ranks.length + 1;
  // Numbers sort natively: the rank is the whole part, and the place before is the rest.
  const keys = new Float64Array(length);
  for (let place = 0; place < length; place += 1) {
    const rank = ranks[positions[place] ?? 0] ?? 0;
    keys[place] = (rank === 0 ? last : isDescending ? last - rank : rank) * length + place;
  }
  keys.sort();
  return positions.map((_, place) => positions[(keys[place] ?? 0) % length] ?? 0);
}

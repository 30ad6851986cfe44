import type { Json } from '../known-value';
import { isSameValue } from '../record-difference';

type Merge = (came: Json, before: Json, after: Json) => Json;

/**
 * Puts the edits of a list into the list as it came. What the person could not see stays where it is:
 * null, and values that a later version of the service knows.
 * @param before the list as the person saw it
 * @param after the list as the person left it
 * @param keyOf tells the entries apart
 * @param merge puts the edits of one entry into the entry as it came
 */
export function mergedList(
  came: readonly Json[],
  before: readonly Json[],
  after: readonly Json[],
  keyOf: (entry: Json) => Json,
  merge: Merge,
): Json[] {
  const seen = new Map(before.map((entry) => [keyOf(entry), entry]));
  const wanted = new Map(after.map((entry) => [keyOf(entry), entry]));
  const origin = new Map<Json, Json>();
  for (const entry of came) {
    if (!origin.has(keyOf(entry))) origin.set(keyOf(entry), entry);
  }
  const left = [...wanted].map(([key, entry]) => {
    const isKnown = seen.has(key) && origin.has(key);
    if (!isKnown) return entry;
    const unchanged = isSameValue(seen.get(key), entry);
    return unchanged ? origin.get(key) : merge(origin.get(key), seen.get(key), entry);
  });
  const placed = new Set<Json>();
  const merged = came.flatMap((entry) => {
    const key = keyOf(entry);
    if (!seen.has(key)) return [entry];
    if (!wanted.has(key)) return [];
    // A repeated entry stays only while the person has not changed what it says.
    if (placed.has(key)) return isSameValue(seen.get(key), wanted.get(key)) ? [entry] : [];
    placed.add(key);
    // The wanted entries take the places of the ones that came, in their own order.
    return left.splice(0, 1);
  });
  return [...merged, ...left];
}

/** Cuts by code points, as text-limit.ts counts, so that no emoji is cut in half. */
const cut = (text: string, length: number) => [...text].slice(0, length).join('').trim();
const comparable = (name: string) => name.trim().toLowerCase();

/**
 * Makes a unique name for a copy of a record: "Managers copy", then "Managers copy 2" and so on.
 * It cuts a long name, so that the result stays within the limit.
 * @param taken names that the copy must not have; the comparison ignores case
 * @param limit in characters, large enough for " copy" and a number
 */
export function copiedName(name: string, taken: readonly string[], limit: number): string {
  const takenNames = new Set(taken.map(comparable));
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? 'copy' : `copy ${number}`;
    const copy = `${cut(name, limit - ending.length - 1)} ${ending}`.trim();
    if (!takenNames.has(comparable(copy))) return copy;
  }
}

/** As text-limit.ts counts: an emoji is one character. */
const cut = (text: string, length: number) => [...text].slice(0, length).join('').trim();
const comparable = (name: string) => name.trim().toLowerCase();

/**
 * A name for a copy of a record: "Managers copy", then "Managers copy 2" and so on, until it is free.
 * A long name is cut, so that the whole stays within the limit.
 * @param taken names that the copy must not have; capitals do not tell names apart
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

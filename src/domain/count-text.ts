const numbers = new Intl.NumberFormat();

/**
 * Formats a count with its noun, in the browser's language: "1 match", "2,400 matches".
 * @param several the noun of any other count than one; the default appends an s
 */
export function countText(count: number, one: string, several = `${one}s`): string {
  return `${numbers.format(count)} ${count === 1 ? one : several}`;
}

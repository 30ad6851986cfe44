const numbers = new Intl.NumberFormat();

/** Formats a number in the person's language. */
export const numberText = (number: number) => numbers.format(number);

/** Formats a number with its noun: "1 device", "1,200 devices". */
export function countText(count: number, one: string, several = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : several}`;
}

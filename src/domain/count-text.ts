import { once } from './once';
import { isolated } from './shown-name';

// Fields, versions and ids have this calendar and these digits in every language.
export const shownDigits = { numberingSystem: 'latn' } as const;
export const shownDates = { ...shownDigits, calendar: 'gregory' } as const;

const numbers = once(() => new Intl.NumberFormat(undefined, shownDigits));

/** Formats a number in the person's language. */
export const numberText = (number: number): string =>
  plainNumberText(number, globalThis.navigator?.language) ?? numbers().format(number);

// The languages that group thousands with a comma, always.
const withCommas = /^en(-(AU|CA|GB|IE|NZ|US))?$/;

/**
 * Formats a whole number as Intl does, without Intl, whose first format delays the first paint.
 * @returns undefined for other numbers and languages
 */
export function plainNumberText(number: number, language: string | undefined): string | undefined {
  const isPlain = Number.isSafeInteger(number) && number >= 0 && !Object.is(number, -0);
  if (!isPlain || !withCommas.test(language ?? '')) return undefined;
  return String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

/** Formats a number with its noun: "1 device", "1,200 devices". */
export function countText(count: number, one: string, several = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : several}`;
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/**
 * Formats a size in units of a thousand, such as 49.3 MB.
 * @param bytes at least 0
 */
export function fileSizeText(bytes: number): string {
  let size = bytes;
  let index = 0;
  // A size that rounds up to 1,000 belongs to the next unit.
  while (size >= 999.95 && index < units.length - 1) {
    size /= 1000;
    index += 1;
  }
  return new Intl.NumberFormat(undefined, {
    ...shownDigits,
    style: 'unit',
    unit: units[index] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: index === 0 ? 0 : 1,
  }).format(size);
}

/** Joins words: "Bar, Kitchen and Terrace". It needs no Intl, whose first format delays a paint. */
export function listText(words: readonly string[]): string {
  const parts = words.map(isolated);
  const before = parts.length > 1 ? [parts.slice(0, -1).join(', ')] : [];
  return [...before, ...parts.slice(-1)].join(' and ');
}

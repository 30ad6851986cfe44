import { shownDates } from './count-text';
import { isMonth } from './month';
import { isolated } from './shown-name';
import { foldedText } from './stored-text';

// Date.UTC would read the years 0 to 99 as years of the last century.
const dateOf = (month: string) => Date.parse(`${month}-01T00:00:00Z`);

export const two = (part: string | number = '') => String(part).padStart(2, '0');

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(form: Intl.DateTimeFormatOptions, language: string | undefined) {
  const key = JSON.stringify([form, language]);
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(language, { ...shownDates, ...form, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

const monthAndYear = { month: 'long', year: 'numeric' } as const;

/**
 * Formats a month YYYY-MM as its name and year, in the browser's language unless `language` is
 * given. It returns a malformed month unchanged.
 */
export function monthText(month: string, language?: string): string {
  if (!isMonth(month)) return month;
  return isolated(formatOf(monthAndYear, language).format(dateOf(month)));
}

/** Returns the short name of a month, for a list of months. */
export const shortMonthName = (month: string, language?: string): string =>
  formatOf({ month: 'short' }, language).format(dateOf(month));

/** Folds a typed date. Its digits may be Arabic or Persian: "٢٠٢٦-١١-٢٠" is "2026-11-20". */
export const foldedDate = (typed: string): string =>
  foldedText(typed.normalize('NFKC'))
    .trim()
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));

/** Makes an expression for a text between numbers, whose blanks at its ends count. */
const literal = (text: string) =>
  foldedDate(`'${text}'`)
    .slice(1, -1)
    .replaceAll(/[.()[\]]/g, '\\$&');

/**
 * Reads a date as Intl writes it in a language: "2026年11月20日 下午06:21:07".
 * @param folded a text of `foldedDate`
 * @returns the local time in the format of `localText`, with gaps for what the form leaves out
 */
export function readShown(
  folded: string,
  form: Intl.DateTimeFormatOptions,
  language: string | undefined,
) {
  for (let month = 1; month <= 12; month += 1) {
    for (const half of [0, 12]) {
      const parts = formatOf(form, language).formatToParts(Date.UTC(2026, month - 1, 20, half));
      const pattern = parts.map(({ type, value }) =>
        /month|literal|Period/.test(type) ? literal(value) : `(?<${type}>\\d+)`,
      );
      const read = new RegExp(`^${pattern.join('')}$`).exec(folded)?.groups;
      if (!read) continue;
      const hasHalves = parts.some(({ type }) => type === 'dayPeriod');
      const hour = hasHalves ? (Number(read.hour) % 12) + half : read.hour;
      return `${read.year}-${two(month)}-${two(read.day)} ${two(hour)}:${read.minute}:00`;
    }
  }
  return undefined;
}

/**
 * Reads a month that a person typed: YYYY-MM, another separator or none, the month before the year,
 * its name in English or in the browser's language, or what `monthText` shows.
 * @returns the month as YYYY-MM; undefined when the text is no month
 */
export function parseMonth(text: string, language?: string): string | undefined {
  const typed = foldedDate(text);
  const yearFirst = /^(\d{4})[\s./-]*(\d{1,2})$/.exec(typed);
  if (yearFirst) return monthOf(yearFirst[1], Number(yearFirst[2]));
  const yearLast = /^(\d{1,2})[\s./-]+(\d{4})$/.exec(typed);
  if (yearLast) return monthOf(yearLast[2], Number(yearLast[1]));
  const named = /^(\p{L}[\p{L}\p{M}]*)\.?,?[\s./-]*(\d{4})$/u.exec(typed);
  const number = named ? monthNumber(named[1] ?? '', language) : 0;
  if (number > 0) return monthOf(named?.[2], number);
  const shown = readShown(typed, monthAndYear, language)?.slice(0, 7) ?? '';
  return isMonth(shown) ? shown : undefined;
}

/** Says why a text is no month. */
export const monthError = (text: string): string =>
  /^(\d{4}[\s./-]*\d{1,2}|\d{1,2}[\s./-]+\d{4})$/.test(foldedDate(text))
    ? 'There is no such month. Enter one from 01 to 12.'
    : 'Enter a month as YYYY-MM.';

function monthOf(year = '', number: number): string | undefined {
  const month = `${year}-${two(number)}`;
  return isMonth(month) ? month : undefined;
}

const leastLetters = 3;

/**
 * Returns the number of the month whose name begins with these folded letters, in English or in the
 * browser's language unless `language` is given; 0 when there is none.
 */
export function monthNumber(letters: string, language: string | undefined): number {
  if (letters.length < leastLetters) return 0;
  for (const tongue of [language, 'en']) {
    for (let number = 1; number <= 12; number += 1) {
      const name = formatOf({ month: 'long' }, tongue).format(Date.UTC(2026, number - 1));
      if (foldedText(name).startsWith(letters)) return number;
    }
  }
  return 0;
}

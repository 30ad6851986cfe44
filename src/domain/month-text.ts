import { isMonth } from './month';

// Date.UTC would read the years 0 to 99 as years of the last century.
const dateOf = (month: string) => Date.parse(`${month}-01T00:00:00Z`);

const formats = new Map<string, Intl.DateTimeFormat>();

function formatted(time: number, form: Intl.DateTimeFormatOptions, language: string | undefined) {
  const key = JSON.stringify([form, language]);
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(time);
}

/**
 * Formats a month YYYY-MM as its name and year, in the browser's language unless `language` is
 * given. It returns a malformed month unchanged.
 */
export function monthText(month: string, language?: string): string {
  if (!isMonth(month)) return month;
  return formatted(dateOf(month), { month: 'long', year: 'numeric' }, language);
}

/** Returns the short name of a month, for a list of months. */
export const shortMonthName = (month: string, language?: string): string =>
  formatted(dateOf(month), { month: 'short' }, language);

/**
 * Reads a month that a person typed: YYYY-MM, another separator or none, the month before the year,
 * or its name in English or in the browser's language.
 * @returns the month as YYYY-MM; undefined when the text is no month
 */
export function parseMonth(text: string, language?: string): string | undefined {
  const typed = text.normalize('NFKC').trim().toLowerCase();
  const yearFirst = /^(\d{4})[\s./-]*(\d{1,2})$/.exec(typed);
  if (yearFirst) return monthOf(yearFirst[1], Number(yearFirst[2]));
  const yearLast = /^(\d{1,2})[\s./-]+(\d{4})$/.exec(typed);
  if (yearLast) return monthOf(yearLast[2], Number(yearLast[1]));
  const named = /^(\p{L}[\p{L}\p{M}]*)\.?,?[\s./-]*(\d{4})$/u.exec(typed);
  if (!named) return undefined;
  return monthOf(named[2], monthNumber(named[1] ?? '', language));
}

function monthOf(year = '', number: number): string | undefined {
  const month = `${year}-${String(number).padStart(2, '0')}`;
  return isMonth(month) ? month : undefined;
}

const leastLetters = 3;

/**
 * Returns the number of the month whose name begins with these small letters, in English or in the
 * browser's language unless `language` is given; 0 when there is none.
 */
export function monthNumber(letters: string, language: string | undefined): number {
  if (letters.length < leastLetters) return 0;
  for (const tongue of [language, 'en']) {
    for (let number = 1; number <= 12; number += 1) {
      const name = formatted(Date.UTC(2026, number - 1), { month: 'long' }, tongue);
      if (name.toLowerCase().startsWith(letters)) return number;
    }
  }
  return 0;
}

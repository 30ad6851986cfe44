import { parseUtcDateTime, toTheSecond } from './date-time-text';
import { isOfKnownYear } from './month';
import { foldedDate, monthNumber, readShown, two } from './month-text';

/**
 * A typed text that is no date and time. A form keeps it in the place of a moment, so that nothing
 * that a person has typed is lost, and sends nothing while it stands.
 */
export class BadTime {
  constructor(readonly text: string) {}
}

export const isGood = <Value>(value: Value | BadTime): value is Value =>
  !(value instanceof BadTime);

/** Shows a local time as fields do: "2026-11-20 18:21". */
export const fieldText = (local: string) => local.slice(0, 16);

interface ReadingOptions {
  /** Whether a day without a time means its last minute, not its first one. */
  isEnd?: boolean;
  /** Default: the browser's. */
  language?: string | undefined;
}

// The hour, the minute, seconds that are cut, and the half of a day of twelve hours.
const timeOfDay =
  /(?:(?<![\s,])[\s,]+(?:at\s+)?|t)(\d{1,2})[:.](\d\d)(?:[:.]\d\d(?:\.\d+)?)?(?:\s*([ap])\.?m\.?)?$/;

/**
 * Reads a local date and time that a person typed: YYYY-MM-DD HH:mm, another separator, the name of
 * the month in English or in the browser's language, the day and the month before the year, in the
 * order of the browser's language, or what `preciseDateTime` shows. It cuts seconds.
 * @returns the local time in the format of `localText`; undefined when the text is none, or has a day
 * that does not exist
 */
export function parseDateTime(text: string, options: ReadingOptions = {}): string | undefined {
  const { typed, day, clock } = partsOf(text, options);
  const local = `${day} ${clock}:00`;
  const known = parseUtcDateTime(local) ? local : readShown(typed, toTheSecond, options.language);
  return known && parseUtcDateTime(known) && isOfKnownYear(known) ? known : undefined;
}

const howTo = 'Enter a date and time as YYYY-MM-DD HH:mm.';

/** Says why a text is no date and time (docs/product/validation.md#date-and-time). */
export function dateTimeError(text: string, language?: string): string {
  const { typed, day = '', clock } = partsOf(text, { language });
  // The day and the month may have another order than that of the language.
  const isMonth = /^(0[1-9]|1[0-2])$/.test(day.slice(5, 7)) || /^\d{4}/.test(typed);
  if (day === '' || !isMonth) return howTo;
  if (!parseUtcDateTime(`${day} 00:00:00`)) return 'There is no such day. Enter another one.';
  if (!isOfKnownYear(day)) return 'Enter a year from 1000 to 9998.';
  if (parseUtcDateTime(`${day} ${clock}:00`)) return howTo;
  return 'There is no such time. Enter one from 00:00 to 23:59.';
}

/** Reads the day, which may not exist, and the time of day. */
function partsOf(text: string, { isEnd, language }: ReadingOptions) {
  const typed = foldedDate(text);
  const time = timeOfDay.exec(typed);
  const clock = time ? clockOf(time) : isEnd ? '23:59' : '00:00';
  return { typed, day: dayOf(typed.slice(0, time?.index), language), clock };
}

function clockOf([, hour = '', minute = '', half]: RegExpExecArray): string | undefined {
  if (!half) return `${two(hour)}:${minute}`;
  const isOnClock = Number(hour) >= 1 && Number(hour) <= 12;
  return isOnClock ? `${two((Number(hour) % 12) + (half === 'p' ? 12 : 0))}:${minute}` : undefined;
}

/** Returns the day as YYYY-MM-DD, which may not exist. */
function dayOf(text: string, language: string | undefined): string | undefined {
  const yearFirst = /^(\d{4})[\s./-]+(\d{1,2})[\s./-]+(\d{1,2})\.?$/.exec(text);
  if (yearFirst) return `${yearFirst[1]}-${two(yearFirst[2])}-${two(yearFirst[3])}`;
  const yearLast = /^(\d{1,2})(?:[\s/-]+|(\.\s*))(\d{1,2})[\s./-]+(\d{4})$/.exec(text);
  if (yearLast) {
    const [, first, dot, second, year] = yearLast;
    const isDayFirst = dot !== undefined || hasDayFirst(language);
    return isDayFirst
      ? `${year}-${two(second)}-${two(first)}`
      : `${year}-${two(first)}-${two(second)}`;
  }
  const name = '(?<month>\\p{L}[\\p{L}\\p{M}]*)\\.?';
  const dayFirst = new RegExp(
    `^(?<day>\\d{1,2})\\.?[\\s/-]*${name},?[\\s/-]*(?<year>\\d{4})$`,
    'u',
  );
  const monthFirst = new RegExp(`^${name}\\s*(?<day>\\d{1,2})(?:,\\s*|\\s+)(?<year>\\d{4})$`, 'u');
  const named = (dayFirst.exec(text) ?? monthFirst.exec(text))?.groups;
  return (
    named && `${named.year}-${two(monthNumber(named.month ?? '', language))}-${two(named.day)}`
  );
}

/** Whether a language writes the day before the month. */
function hasDayFirst(language: string | undefined): boolean {
  const numbers = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const parts = new Intl.DateTimeFormat(language, numbers).formatToParts(0).map(({ type }) => type);
  return parts.indexOf('day') < parts.indexOf('month');
}

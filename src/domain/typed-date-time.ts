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
  language?: string;
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
  const typed = foldedDate(text);
  const time = timeOfDay.exec(typed);
  const clock = time ? clockOf(time) : options.isEnd ? '23:59' : '00:00';
  const day = dayOf(typed.slice(0, time?.index), options.language);
  const local = `${day} ${clock}:00`;
  const known = parseUtcDateTime(local) ? local : readShown(typed, toTheSecond, options.language);
  return known && parseUtcDateTime(known) && isOfKnownYear(known) ? known : undefined;
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

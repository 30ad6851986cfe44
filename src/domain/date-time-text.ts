import type { Formatted } from './contract/formatted';
import { plainNumberText, shownDates } from './count-text';
import { once } from './once';
import { isolated } from './shown-name';
import { onTimeZone, type TimeZone, zoneOfIntl } from './time-zone';

const formats = new Map<string, Intl.DateTimeFormat>();
// A format keeps the time zone that the browser had when it was made.
onTimeZone(() => formats.clear());

/** Formats a moment in the browser's language. Formats with the same options are made once. */
export function zonedText(
  moment: number,
  timeZone: TimeZone,
  options: Intl.DateTimeFormatOptions,
  language?: string,
): string {
  const key = `${language} ${timeZone} ${Object.keys(options)}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(language, {
      ...shownDates,
      ...options,
      timeZone: zoneOfIntl(timeZone),
    });
  formats.set(key, format);
  return isolated(format.format(moment));
}

const toTheMinute = {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const;
const withZone = { ...toTheMinute, timeZoneName: 'short' } as const;
export const toTheSecond = { ...toTheMinute, second: '2-digit' } as const;

/**
 * Formats a point in time with date, time of day and time zone, in the browser's language. It
 * returns a malformed value unchanged. Components call it through `useDateTimeText`.
 * @param value an ISO 8601 text or milliseconds since 1970
 */
export function dateTimeText(value: Formatted<'date-time'> | number, timeZone: TimeZone): string {
  const time = typeof value === 'number' ? value : Date.parse(value);
  if (Number.isNaN(time)) return String(value);
  return zonedText(time, timeZone, withZone);
}

/** Formats a point in time to the second, for a column whose heading names the time zone. */
export const preciseDateTime = (value: Formatted<'date-time'>, timeZone: TimeZone): string =>
  zonedText(Date.parse(value), timeZone, toTheSecond);

/**
 * Formats a moment in UTC as yyyy-mm-dd hh:mm:ss, cut to the second. The calls send the not-before
 * moments of versions in this form (docs/product/calls.md#dates-in-calls).
 */
export function utcDateTimeText(moment: string | Date): string {
  return new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
}

/** Parses such a text; undefined when it is malformed or no date, such as 31 February. */
export function parseUtcDateTime(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return undefined;
  const moment = new Date(`${text.replace(' ', 'T')}Z`);
  // Date turns a day that does not exist into one of the next month.
  return !Number.isNaN(moment.getTime()) && utcDateTimeText(moment) === text ? moment : undefined;
}

const units = { day: 86_400, hour: 3_600, minute: 60, second: 1 };
const shownUnits = 3;

/**
 * Words a duration in three units from its largest one: "1 day, 4 hours, 5 minutes". Units with the
 * count 0 are left out.
 * @param milliseconds rounded up to whole seconds, at least one, so that the text is never empty
 */
export function durationText(milliseconds: number): string {
  let rest = Math.max(1, Math.ceil(milliseconds / 1000));
  const counts = Object.entries(units).map(([unit, seconds]) => {
    const count = Math.floor(rest / seconds);
    rest -= count * seconds;
    return { unit, count };
  });
  const first = counts.findIndex(({ count }) => count > 0);
  return counts
    .slice(first, first + shownUnits)
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) => `${plainNumberText(count, 'en-GB')} ${unit}${count === 1 ? '' : 's'}`)
    .join(', ');
}

/** Formats a time span in minutes and seconds: 1:05. */
export function elapsedText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const ago = once(() => new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' }));

/**
 * Words how long ago something was, in its largest whole unit: "5 minutes ago". Less than two minutes
 * is "just now", and so is a moment in the future, since two clocks may differ.
 */
export function agoText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000);
  if (seconds < 2 * units.minute) return 'just now';
  const unit = seconds < units.hour ? 'minute' : seconds < units.day ? 'hour' : 'day';
  return ago().format(-Math.floor(seconds / units[unit]), unit);
}

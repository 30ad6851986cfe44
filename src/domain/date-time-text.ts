import type { Formatted } from './contract/formatted';

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat(undefined, {
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  formats.set(timeZone, format);
  return format;
}

/**
 * Formats a point in time with date, time of day and time zone, in the browser's language. It
 * returns a malformed value unchanged.
 * @param value an ISO 8601 text or milliseconds since 1970
 * @param timeZone an IANA name; the default is the browser's time zone
 */
export function dateTimeText(value: Formatted<'date-time'> | number, timeZone?: string): string {
  const time = typeof value === 'number' ? value : Date.parse(value);
  return Number.isNaN(time) ? String(value) : formatOf(timeZone).format(time);
}

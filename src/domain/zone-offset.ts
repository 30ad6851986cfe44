import type { TimeZone } from './time-zone';

const oneMinute = 60_000;
const oneDay = 24 * 60 * oneMinute;

/** Returns how far the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
export function offsetAt(moment: number, timeZone: TimeZone): number {
  if (timeZone === 'local') return -new Date(moment).getTimezoneOffset() * oneMinute;
  // Such as "11/20/2026, GMT+05:45". UTC and GMT have no offset.
  const text = offsetFormat(timeZone).format(moment);
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(text) ?? ['', '+', 0, 0];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * oneMinute;
}

const offsetFormats = new Map<TimeZone, Intl.DateTimeFormat>();

function offsetFormat(timeZone: TimeZone): Intl.DateTimeFormat {
  const options = { timeZone, timeZoneName: 'longOffset' } as const;
  const format = offsetFormats.get(timeZone) ?? new Intl.DateTimeFormat('en', options);
  offsetFormats.set(timeZone, format);
  return format;
}

/**
 * Returns the first moment at which the clocks of a time zone show a time. If they skip it, it counts
 * with the offset from before the change.
 * @param clock the shown time as milliseconds since 1970, as if it were one in UTC; NaN is returned
 */
export function momentOfClock(clock: number, timeZone: TimeZone): number {
  if (Number.isNaN(clock)) return clock;
  const before = offsetAt(clock - oneDay, timeZone);
  const after = offsetAt(clock + oneDay, timeZone);
  const [first, second] = [clock - before, clock - after];
  const isSecond = offsetAt(first, timeZone) !== before && offsetAt(second, timeZone) === after;
  return isSecond ? second : first;
}

import dayjs from 'dayjs';

/**
 * Converts moments in UTC to the local times "2026-11-20 18:21:00" of a date-time picker, and back.
 * When the clocks go back, an hour repeats, and a range includes both runs of it. When they go
 * forward, a skipped time counts with the offset from before the change.
 */

const oneMinute = 60_000;

/** Returns the local time of a moment, cut to the minute. */
export function localText(moment: string | number | Date): string {
  return dayjs(moment).format('YYYY-MM-DD HH:mm:00');
}

const displayed = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a local time in the browser's language. */
export function shownLocalTime(local: string): string {
  return displayed.format(firstReading(local));
}

/** The moments in milliseconds at which the clocks show a local time: two when it repeats. */
function momentsOf(local: string): number[] {
  const moment = firstReading(local);
  // Clocks change by an hour; one time zone changes by half an hour.
  const others = [-60, -30, 30, 60].map((minutes) => moment + minutes * oneMinute);
  return [moment, ...others.filter((other) => localText(other) === localText(moment))];
}

const firstReading = (local: string): number => Date.parse(local.replace(' ', 'T'));

/** Returns the first moment of a local minute, in UTC. */
export function startOf(local: string): string {
  return new Date(Math.min(...momentsOf(local))).toISOString();
}

/** Returns the last moment of a local minute, in UTC, so that a range includes that minute. */
export function endOf(local: string): string {
  return new Date(Math.max(...momentsOf(local)) + oneMinute - 1).toISOString();
}

/**
 * Returns the same local time of the next calendar day, for the Tomorrow buttons
 * (docs/product/constants.md#tomorrow-button). When the clocks change, that day has 23 or 25 hours.
 */
export function tomorrowText(now: Date): string {
  return localText(dayjs(now).add(1, 'day').toDate());
}

/** Names the user's time zone with its offset from UTC at a moment: "Europe/London (GMT+1)". */
export function zoneText(moment: number): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const offset = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'shortOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return offset && offset !== timeZone ? `${timeZone} (${offset})` : timeZone;
}

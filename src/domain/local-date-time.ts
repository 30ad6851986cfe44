import dayjs from 'dayjs';
import { once } from './once';

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

const displayed = once(
  () => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** Formats a local time in the browser's language. */
export function shownLocalTime(local: string): string {
  return displayed().format(firstReading(local));
}

/**
 * Names a button that shows a local time: the name has to contain the label and the shown value.
 * Undefined without a value: the label is the name.
 */
export const labelledLocalTime = (label: string, local: string | null) =>
  local === null ? undefined : `${label}: ${shownLocalTime(local)}`;

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

// Times of day in the user's time zone, hh:mm. A repeated time means its first run.

const oneDay = 24 * 60 * oneMinute;

/** Returns a time of day on a day after `now`, in the form of a date-time picker. */
export function localTextOn(days: number, time: string, now: Date): string {
  // Noon, because the clocks never skip it.
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12);
  return `${localText(day).slice(0, 10)} ${time}:00`;
}

/** Returns the next moment, from `now` on, with this time of day; undefined if it is malformed. */
export function nextMomentAt(time: string, now: Date): Date | undefined {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined;
  return [0, 1]
    .map((days) => new Date(startOf(localTextOn(days, time, now))))
    .find((moment) => moment >= now);
}

/**
 * Converts a stored UTC time of day to the user's time zone, at its next occurrence.
 * @param text yyyy-mm-dd hh:mm:ss; only the time of day counts
 */
export function localTimeOfDay(text: string, now: Date): string {
  const moment = new Date(`${now.toISOString().slice(0, 10)}T${text.slice(11)}Z`);
  const next = moment >= now ? moment : new Date(moment.getTime() + oneDay);
  return localText(next).slice(11, 16);
}

/** Whether the clocks of the user's time zone change within a year. */
export function changesClocks(now: Date): boolean {
  const offsets = Array.from({ length: 13 }, (_, month) =>
    new Date(now.getTime() + month * 30 * oneDay).getTimezoneOffset(),
  );
  return new Set(offsets).size > 1;
}

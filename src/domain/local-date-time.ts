import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { zonedFormat } from './date-time-text';
import { browserZoneText, chosenTimeZone } from './time-zone';

/**
 * Converts moments in UTC to the local times "2026-11-20 18:21:00" of a date-time picker, and back.
 * A local time is one of the chosen time zone, which may be UTC. When the clocks go back, an hour
 * repeats, and a range includes both runs of it. When they go forward, a skipped time counts with
 * the offset from before the change.
 */

const isUtc = () => chosenTimeZone() === 'UTC';

// The pickers compute with Day.js as well. Without this, they could not show the UTC times that the
// browser's clocks skip.
dayjs.extend(utc);
dayjs.extend((_, { prototype }) => {
  const { parse } = prototype as unknown as { parse: (config: object) => void };
  Object.assign(prototype, {
    parse(this: dayjs.Dayjs, config: object) {
      parse.call(this, { utc: isUtc(), ...config });
    },
  });
});

const oneMinute = 60_000;

/** Returns the local time of a moment, cut to the minute. */
export function localText(moment: string | number | Date): string {
  return dayjs(moment).format('YYYY-MM-DD HH:mm:00');
}

/** Formats a local time in the browser's language. */
export function shownLocalTime(local: string): string {
  const format = zonedFormat(chosenTimeZone(), { dateStyle: 'medium', timeStyle: 'short' });
  const text = format.format(firstReading(local));
  return isUtc() ? `${text} UTC` : text;
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

const firstReading = (local: string): number =>
  Date.parse(`${local.replace(' ', 'T')}${isUtc() ? 'Z' : ''}`);

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

/** Names the time zone below a field, with its offset from UTC at a moment. */
export function zoneText(moment: number): string {
  return isUtc() ? 'In UTC.' : `In your time zone, ${browserZoneText(moment)}.`;
}

/** Explains a local time that a clock change skips or repeats; undefined for any other time. */
export function clockChangeText(local: string, moment: string): string | undefined {
  const first = localText(startOf(local));
  if (first !== local) {
    const shown = shownLocalTime(first);
    return `The clocks are put forward and leave this time out. It counts as ${shown}.`;
  }
  const runs = momentsOf(local);
  if (runs.length < 2) return undefined;
  const which = Date.parse(moment) < Math.max(...runs) ? 'first' : 'second';
  return `The clocks are put back, so that this time comes twice. The ${which} one is meant.`;
}

// Times of day in the chosen time zone, hh:mm. A repeated time means its first run.

const oneDay = 24 * 60 * oneMinute;

/** Returns the first moment of a time of day on a day after `now`. */
export function momentOn(days: number, time: string, now: Date): Date {
  // Noon, because the clocks never skip it.
  const day = dayjs(now).hour(12).add(days, 'day').format('YYYY-MM-DD');
  return new Date(startOf(`${day} ${time}:00`));
}

/** Returns the next moment, from `now` on, with this time of day; undefined if it is malformed. */
export function nextMomentAt(time: string, now: Date): Date | undefined {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined;
  return [0, 1].map((days) => momentOn(days, time, now)).find((moment) => moment >= now);
}

/** Returns the next moment, from `now` on, with a time of day in UTC. */
export function nextUtcMomentAt(time: string, now: Date): Date {
  const moment = new Date(`${now.toISOString().slice(0, 10)}T${time}Z`);
  return moment >= now ? moment : new Date(moment.getTime() + oneDay);
}

/** Converts a time of day in UTC to the chosen time zone, at its next occurrence. */
export function localTimeOfDay(time: string, now: Date): string {
  return localText(nextUtcMomentAt(time, now)).slice(11, 16);
}

/** Whether the clocks of the chosen time zone change within a year. */
export function changesClocks(now: Date): boolean {
  const offsets = Array.from({ length: 13 }, (_, month) =>
    dayjs(now.getTime() + month * 30 * oneDay).utcOffset(),
  );
  return new Set(offsets).size > 1;
}

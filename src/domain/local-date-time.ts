import { zonedText } from './date-time-text';
import { chosenTimeZone, zoneName } from './time-zone';
import { momentOfClock, offsetAt } from './zone-offset';

/**
 * Converts moments in UTC to the local times "2026-11-20 18:21:00" of a field, and back.
 * A local time is one of the chosen time zone. When the clocks go back, an hour repeats, and a range
 * includes both runs of it. When they go forward, a skipped time counts with the offset from before
 * the change.
 */

const isUtc = () => chosenTimeZone() === 'UTC';

const oneMinute = 60_000;
const oneDay = 24 * 60 * oneMinute;

/** Reads a local time as if it were one in UTC, so that days can be added to it. */
const clockOf = (local: string) => Date.parse(`${local.replace(' ', 'T')}Z`);
// The texts of other years are longer, and no field reads them.
const firstClock = clockOf('0000-01-01 00:00:00');
const lastClock = clockOf('9999-12-31 23:59:00');

function textOfClock(clock: number): string {
  const shown = new Date(Math.min(Math.max(clock, firstClock), lastClock));
  return `${shown.toISOString().slice(0, 16)}:00`.replace('T', ' ');
}

/**
 * Returns the local time of a moment, cut to the minute. A stored moment of the year 9999 may be in the next
 * year here: then it is the last minute of 9999.
 */
export function localText(moment: string | number | Date): string {
  const time = new Date(moment).getTime();
  return textOfClock(time + offsetAt(time, chosenTimeZone()));
}

/** Formats a local time in the browser's language. */
export function shownLocalTime(local: string): string {
  const zone = chosenTimeZone();
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const text = zonedText(momentOfClock(clockOf(local), zone), zone, style);
  return isUtc() ? `${text} UTC` : text;
}

/** The moments in milliseconds at which the clocks show a local time: two when it repeats. */
function momentsOf(local: string): number[] {
  const moment = momentOfClock(clockOf(local), chosenTimeZone());
  // Clocks change by an hour; those of Lord Howe by half an hour, and those of Troll by two.
  const others = [-120, -60, -30, 30, 60, 120].map((minutes) => moment + minutes * oneMinute);
  return [moment, ...others.filter((other) => localText(other) === localText(moment))];
}

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
  return localText(startOf(textOfClock(clockOf(localText(now)) + oneDay)));
}

/** Names the time zone below a field, with its offset from UTC at a moment. */
export function zoneText(moment: number): string {
  if (isUtc()) return 'In UTC.';
  const timeZone = chosenTimeZone();
  const whose = timeZone === 'local' ? 'your' : "the organisation's";
  return `In ${whose} time zone, ${zoneName(timeZone, moment)}.`;
}

/** Explains a local time that a clock change skips or repeats; undefined for any other time. */
export function clockChangeText(local: string, moment: string): string | undefined {
  const first = localText(startOf(local));
  if (first !== local) {
    const shown = shownLocalTime(first);
    return `The clocks are put forward and leave this time out. It counts as ${shown}.`;
  }
  const runs = momentsOf(local);
  if (runs.length < 2 || clockOf(local) === lastClock) return undefined;
  const which = Date.parse(moment) < Math.max(...runs) ? 'first' : 'second';
  return `The clocks are put back, and this time comes twice. The ${which} one is meant.`;
}

// Times of day in the chosen time zone, hh:mm. A repeated time means its first run.

/** Returns the first moment of a time of day on a day after `now`. */
export function momentOn(days: number, time: string, now: Date): Date {
  const day = textOfClock(clockOf(localText(now)) + days * oneDay).slice(0, 10);
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
    offsetAt(now.getTime() + month * 30 * oneDay, chosenTimeZone()),
  );
  return new Set(offsets).size > 1;
}

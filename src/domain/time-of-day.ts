import { localText, startOf } from './local-date-time';

/**
 * Times of day in the user's time zone, hh:mm. When the clocks change, a skipped time counts with
 * the offset from before the change, and a repeated time means its first run.
 */

const oneDay = 24 * 60 * 60 * 1000;

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

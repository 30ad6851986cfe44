import { localText, startOf } from './local-date-time';

/**
 * Times of day in the user's own zone, hh:mm. Where the clocks change, a time that is left out counts
 * on from the time before, and of one that comes twice the first is meant.
 */

const oneDay = 24 * 60 * 60 * 1000;
const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of day some days after a moment, as a date-time picker takes it. */
export function localTextOn(days: number, time: string, now: Date): string {
  // At noon, which the clocks never leave out.
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12);
  return `${localText(day.toISOString()).slice(0, 10)} ${time}:00`;
}

/** The first moment at or after another at which it is that time of day; undefined where it is none. */
export function nextMomentAt(time: string, now: Date): Date | undefined {
  if (!timeOfDay.test(time)) return undefined;
  return [0, 1]
    .map((days) => new Date(startOf(localTextOn(days, time, now))))
    .find((moment) => moment >= now);
}

/**
 * The time of day, in the user's zone, of a time that is kept in UTC, the next time that it comes.
 * @param text yyyy-mm-dd hh:mm:ss, of which the time of day counts
 */
export function localTimeOfDay(text: string, now: Date): string {
  const moment = new Date(`${now.toISOString().slice(0, 10)}T${text.slice(11)}Z`);
  const next = moment >= now ? moment : new Date(moment.getTime() + oneDay);
  return localText(next.toISOString()).slice(11, 16);
}

/** Whether the clocks of the user's zone change within a year. */
export function changesClocks(now: Date): boolean {
  const offsets = Array.from({ length: 13 }, (_, month) =>
    new Date(now.getTime() + month * 30 * oneDay).getTimezoneOffset(),
  );
  return new Set(offsets).size > 1;
}

/**
 * Moments in UTC, and the local times "2026-11-20 18:21:00" that a date-time picker works with.
 * Where the clocks go back an hour comes twice, and a range takes it in wholly; an hour that they
 * leave out counts from the time before.
 */

const oneMinute = 60_000;

/** The local time of a moment, cut to the minute. */
export function localText(moment: string): string {
  const date = new Date(moment);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [
    String(date.getFullYear()).padStart(4, '0'),
    two(date.getMonth() + 1),
    two(date.getDate()),
  ];
  return `${day.join('-')} ${two(date.getHours())}:${two(date.getMinutes())}:00`;
}

/** The moments, in milliseconds, at which clocks show a local time: one, or two an hour apart. */
function momentsOf(local: string): number[] {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = local.split(/\D+/).map(Number);
  const date = new Date(2000, month - 1, day, hour, minute);
  date.setFullYear(year, month - 1, day);
  date.setHours(hour, minute, 0, 0);
  const moment = date.getTime();
  // Clocks change by an hour, in one place by half of one.
  const others = [-60, -30, 30, 60].map((minutes) => moment + minutes * oneMinute);
  return [moment, ...others.filter((other) => isSameTime(other, moment))].sort((a, b) => a - b);
}

const isSameTime = (one: number, other: number) =>
  localText(new Date(one).toISOString()) === localText(new Date(other).toISOString());

/** The first moment of a local minute, in UTC. */
export function startOf(local: string): string {
  return new Date(Math.min(...momentsOf(local))).toISOString();
}

/** The last moment of a local minute, in UTC: entries of that minute belong to the range. */
export function endOf(local: string): string {
  return new Date(Math.max(...momentsOf(local)) + oneMinute - 1).toISOString();
}

/**
 * The same time of the next day, as the Tomorrow buttons set it
 * (docs/product/constants.md#tomorrow-button). A day of the calendar: where the clocks change it
 * has 23 or 25 hours.
 */
export function tomorrowText(now: Date): string {
  const next = new Date(now);
  next.setDate(next.getDate() + 1);
  return localText(next.toISOString());
}

/** The user's own zone by name and by its distance from UTC at a moment: "Europe/London (GMT+1)". */
export function zoneText(moment: number): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const offset = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'shortOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return offset && offset !== timeZone ? `${timeZone} (${offset})` : timeZone;
}

/**
 * Converts moments in UTC to the local times "2026-11-20 18:21:00" of a date-time picker, and back.
 * When the clocks go back, an hour repeats, and a range includes both runs of it. When they go
 * forward, a skipped time counts with the offset from before the change.
 */

const oneMinute = 60_000;

/** Returns the local time of a moment, cut to the minute. */
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

/** The moments in milliseconds at which the clocks show a local time: two when it repeats. */
function momentsOf(local: string): number[] {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = local.split(/\D+/).map(Number);
  const date = new Date(2000, month - 1, day, hour, minute);
  date.setFullYear(year, month - 1, day);
  date.setHours(hour, minute, 0, 0);
  const moment = date.getTime();
  // Clocks change by an hour; one time zone changes by half an hour.
  const others = [-60, -30, 30, 60].map((minutes) => moment + minutes * oneMinute);
  return [moment, ...others.filter((other) => isSameTime(other, moment))].sort((a, b) => a - b);
}

const isSameTime = (one: number, other: number) =>
  localText(new Date(one).toISOString()) === localText(new Date(other).toISOString());

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
  const next = new Date(now);
  next.setDate(next.getDate() + 1);
  return localText(next.toISOString());
}

/** Names the user's time zone with its offset from UTC at a moment: "Europe/London (GMT+1)". */
export function zoneText(moment: number): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const offset = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'shortOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return offset && offset !== timeZone ? `${timeZone} (${offset})` : timeZone;
}

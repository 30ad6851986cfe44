/**
 * The time zone of every time that the console shows, filters by or reads from a person: the
 * browser's, or UTC (docs/product/times.md). The contract has no time zone of an organisation.
 */
export type TimeZone = 'local' | 'UTC';

let chosen: TimeZone = 'local';
const listeners = new Set<() => void>();

/** Returns the chosen time zone. */
export const chosenTimeZone = (): TimeZone => chosen;

/** Changes the time zone of all times at once. */
export function setTimeZone(timeZone: TimeZone): void {
  chosen = timeZone;
  for (const listener of listeners) listener();
}

/** Calls a listener after each change. Returns the function that removes it. */
export function onTimeZone(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the name that `Intl` has for a time zone; undefined for the browser's. */
export const zoneOfIntl = (timeZone: TimeZone) => (timeZone === 'UTC' ? timeZone : undefined);

/** Names the browser's time zone with its offset from UTC at a moment: "Europe/London (GMT+1)". */
export function browserZoneText(moment: number): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const offset = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'shortOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return offset && offset !== timeZone ? `${timeZone} (${offset})` : timeZone;
}

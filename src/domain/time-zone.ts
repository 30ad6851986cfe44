import { createListeners } from './listeners';

/** The choices of the user menu (docs/product/times.md). */
export type TimeZoneChoice = 'local' | 'organisation' | 'UTC';

/** A time zone by its name in the IANA database; "local" is the browser's. */
export type TimeZone = string;

let choice: TimeZoneChoice = 'local';
let ofOrganisation: TimeZone = 'local';
const listeners = createListeners<void>();

/** Returns what the person has chosen. */
export const timeZoneChoice = (): TimeZoneChoice => choice;

/**
 * Returns the time zone of every time that the console shows, filters by or reads from a person. The
 * choice of the organisation's zone means local time where there is none.
 */
export const chosenTimeZone = (): TimeZone => (choice === 'organisation' ? ofOrganisation : choice);

/** Changes the time zone of all times at once. */
export function setTimeZone(next: TimeZoneChoice): void {
  choice = next;
  listeners.notify();
}

/**
 * Sets the time zone of the organisation of the shown page.
 * @param name one that the browser knows; null without an organisation or a time zone
 */
export function setOrganisationZone(name: TimeZone | null): void {
  ofOrganisation = name ?? 'local';
  listeners.notify();
}

/** Calls a listener after each change. Returns the function that removes it. */
export const onTimeZone = listeners.add;

/** Whether the browser knows a time zone. The names change when places change their clocks. */
export function isKnownZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** Returns the name that `Intl` has for a time zone; undefined for the browser's. */
export const zoneOfIntl = (timeZone: TimeZone) => (timeZone === 'local' ? undefined : timeZone);

/** Names a time zone in few words, without an offset, which a year changes: "UTC", "London time". */
export function shortZoneName(zone: TimeZone): string {
  const { timeZone } = new Intl.DateTimeFormat('en-GB', {
    timeZone: zoneOfIntl(zone),
  }).resolvedOptions();
  const place = timeZone.split('/').at(-1) ?? timeZone;
  return place === 'UTC' ? place : `${place.replaceAll('_', ' ')} time`;
}

/** Names a time zone with its offset from UTC at a moment: "Europe/London (GMT+1)". */
export function zoneName(zone: TimeZone, moment: number): string {
  const options = { timeZone: zoneOfIntl(zone), timeZoneName: 'shortOffset' } as const;
  const format = new Intl.DateTimeFormat('en-GB', options);
  const { timeZone } = format.resolvedOptions();
  const offset = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
  return offset && offset !== timeZone ? `${timeZone} (${offset})` : timeZone;
}

import { useSyncExternalStore } from 'react';
import { remember, remembered } from '~/components/remembered';
import { onTimeZone, setTimeZone, type TimeZoneChoice, timeZoneChoice } from '~/domain/time-zone';

const key = 'console-time-zone';

const others: readonly TimeZoneChoice[] = ['organisation', 'UTC'];

const restore = () => setTimeZone(others.find((choice) => choice === remembered(key)) ?? 'local');

const follow = (event: StorageEvent) => {
  // A cleared storage has no key.
  if (event.key === key || event.key === null) restore();
};

/** Restores the time zone that the browser remembers. Every tab follows the others. */
export function restoreTimeZone(): void {
  restore();
  addEventListener('storage', follow);
}

/** Shows all times in a zone, and remembers it. */
export function chooseTimeZone(choice: TimeZoneChoice): void {
  setTimeZone(choice);
  remember(key, choice);
}

/** Returns what the person has chosen in the user menu. A choice renders the component again. */
export const useTimeZoneChoice = () => useSyncExternalStore(onTimeZone, timeZoneChoice);

import { setTimeZone, type TimeZone } from '~/domain/time-zone';
import { remember, remembered } from './remembered';

const key = 'console-time-zone';

const restore = () => setTimeZone(remembered(key) === 'UTC' ? 'UTC' : 'local');

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
export function chooseTimeZone(timeZone: TimeZone): void {
  setTimeZone(timeZone);
  remember(key, timeZone);
}

import { endOf, localText, startOf } from '~/domain/local-date-time';
import { localTextOn } from '~/domain/time-of-day';
import { parseUtcDateTime, utcDateTimeText } from '~/domain/utc-date-time';

/** From when something takes effect, as a form holds it. */
export interface NotBeforeForm {
  isLimited: boolean;
  /** In the user's zone, as the date-time field has it; null while none is set. */
  local: string | null;
}

/**
 * The not-before time starts at 06:00 of the next day
 * (docs/product/versions-and-health.md#not-before-default).
 */
const defaultTime = '06:00';

/** The form of a stored moment, or of none. */
export function notBeforeFormOf(stored: string | null, now: Date): NotBeforeForm {
  if (stored === null) return { isLimited: false, local: localTextOn(1, defaultTime, now) };
  return { isLimited: true, local: localTextOf(stored) };
}

/** A stored moment in milliseconds; undefined for immediately. */
export function momentOf(notBefore: string | null): number | undefined {
  return notBefore === null ? undefined : parseUtcDateTime(notBefore)?.getTime();
}

function localTextOf(notBefore: string | null): string | null {
  const moment = momentOf(notBefore);
  return moment === undefined ? null : localText(new Date(moment).toISOString());
}

/** With Not Before checked, a date must be set (docs/product/validation.md#acceptance-form). */
export function isComplete({ isLimited, local }: NotBeforeForm): boolean {
  return !isLimited || local !== null;
}

/**
 * What is sent: UTC, yyyy-mm-dd hh:mm:ss; null for immediately. A moment that was not touched stays
 * as it was stored, to the second, and also where its local time comes twice.
 */
export function notBeforeOf(
  { isLimited, local }: NotBeforeForm,
  stored: string | null = null,
): string | null {
  if (!isLimited || local === null) return null;
  if (localTextOf(stored) === local) return stored;
  return utcDateTimeText(startOf(local));
}

/** What is odd about a local time because the clocks change then, in words. */
export function clockChangeText(
  local: string,
  shown: (local: string) => string,
): string | undefined {
  const first = localText(startOf(local));
  if (first !== local) {
    return `The clocks are put forward and leave this time out. It counts as ${shown(first)}.`;
  }
  // The end of the minute in which it comes the last time.
  const isTwice = Date.parse(endOf(local)) - Date.parse(startOf(local)) >= 60_000;
  return isTwice
    ? 'The clocks are put back, so that this time comes twice. The first one is meant.'
    : undefined;
}

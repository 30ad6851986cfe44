import { parseUtcDateTime, utcDateTimeText } from '~/domain/date-time-text';
import { endOf, localText, localTextOn, shownLocalTime, startOf } from '~/domain/local-date-time';

/** A not-before as the form has it. */
export interface NotBeforeForm {
  isLimited: boolean;
  /** In the user's time zone, as the date-time field has it; null while no moment is set. */
  local: string | null;
}

/** Starts at 06:00 of the next day (docs/product/versions-and-health.md#not-before-default). */
export const notBeforeFormOf = (stored: string | null, now: Date): NotBeforeForm =>
  stored === null
    ? { isLimited: false, local: localTextOn(1, '06:00', now) }
    : { isLimited: true, local: localTextOf(stored) };

/** Milliseconds since 1970; undefined for immediately, or for a date that does not exist. */
export const momentOf = (notBefore: string | null): number | undefined =>
  notBefore === null ? undefined : parseUtcDateTime(notBefore)?.getTime();

function localTextOf(notBefore: string | null): string | null {
  const moment = momentOf(notBefore);
  return moment === undefined ? null : localText(moment);
}

/** While Not Before is checked, it needs a date (docs/product/validation.md#acceptance-form). */
export const isComplete = ({ isLimited, local }: NotBeforeForm) => !isLimited || local !== null;

/**
 * Converts the form to the not-before to send. A moment that the user did not change stays as it is
 * stored: with its seconds, and also if its local time comes twice.
 * @returns UTC, `yyyy-mm-dd hh:mm:ss`; null for immediately
 */
export function notBeforeOf(form: NotBeforeForm, stored: string | null = null): string | null {
  const { isLimited, local } = form;
  if (!isLimited || local === null) return null;
  return localTextOf(stored) === local ? stored : utcDateTimeText(startOf(local));
}

/** Explains a local time that a clock change skips or repeats; undefined for any other time. */
export function clockChangeText(local: string, shown = shownLocalTime): string | undefined {
  const first = localText(startOf(local));
  if (first !== local) {
    return `The clocks are put forward and leave this time out. It counts as ${shown(first)}.`;
  }
  // `endOf` is the end of the minute when the time comes last.
  const isTwice = Date.parse(endOf(local)) - Date.parse(startOf(local)) >= 60_000;
  return isTwice
    ? 'The clocks are put back, so that this time comes twice. The first one is meant.'
    : undefined;
}

import { parseUtcDateTime, utcDateTimeText } from '~/domain/date-time-text';
import { momentOn } from '~/domain/local-date-time';
import { type BadTime, isGood } from '~/domain/typed-date-time';

export interface NotBeforeForm {
  isLimited: boolean;
  /** UTC, `yyyy-mm-dd hh:mm:ss`; null while no moment is set. */
  moment: string | BadTime | null;
}

/** Starts at 06:00 of the next day (docs/product/versions-and-health.md#not-before-default). */
export const notBeforeFormOf = (stored: string | null, now: Date): NotBeforeForm =>
  stored === null
    ? { isLimited: false, moment: utcDateTimeText(momentOn(1, '06:00', now)) }
    : { isLimited: true, moment: momentOf(stored) === undefined ? null : stored };

/** Milliseconds since 1970; undefined for immediately, or for a date that does not exist. */
export const momentOf = (notBefore: string | null): number | undefined =>
  notBefore === null ? undefined : parseUtcDateTime(notBefore)?.getTime();

/** While Not Before is checked, it needs a date (docs/product/validation.md#acceptance-form). */
export const isComplete = ({ isLimited, moment }: NotBeforeForm) =>
  !isLimited || typeof moment === 'string';

/** Returns the not-before of a complete form; null for immediately. */
export const notBeforeOf = ({ isLimited, moment }: NotBeforeForm) =>
  isLimited && isGood(moment) ? moment : null;

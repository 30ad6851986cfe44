import type { ApplicationSettings } from '~/api/version-acceptances';
import { utcDateTimeText } from '~/domain/date-time-text';
import { localTimeOfDay, nextMomentAt } from '~/domain/local-date-time';

/** Converts stored settings to the form. Its time is hh:mm in the user's time zone, or empty. */
export const autoAcceptFormOf = (
  { autoAccept, notBeforeTimeUTC: stored }: ApplicationSettings,
  now: Date,
) => ({
  autoAccept,
  isScheduled: stored !== null,
  time: stored === null ? '06:00' : localTimeOfDay(stored, now),
});

type AutoAcceptForm = ReturnType<typeof autoAcceptFormOf>;

/** Whether a schedule has its time. While auto accept is off, it needs none. */
export const hasTime = ({ autoAccept, isScheduled, time }: AutoAcceptForm) =>
  !autoAccept || !isScheduled || time !== '';

/**
 * Converts the form to the settings to send. The time of day has the date of its next occurrence.
 * The stored time stays if the user did not change it, or cleared it and turned auto accept off.
 */
export function settingsOf(
  { autoAccept, isScheduled, time }: AutoAcceptForm,
  stored: ApplicationSettings,
  now: Date,
): ApplicationSettings {
  if (!isScheduled) return { autoAccept, notBeforeTimeUTC: null };
  const before = autoAcceptFormOf(stored, now);
  const isUntouched = time === before.time || time === '';
  if (before.isScheduled && isUntouched) return { ...stored, autoAccept };
  const next = nextMomentAt(time, now);
  return { autoAccept, notBeforeTimeUTC: next ? utcDateTimeText(next) : null };
}

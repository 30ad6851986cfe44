import type { ApplicationSettings } from '~/api/version-acceptances';
import { localTimeOfDay, nextMomentAt } from '~/domain/time-of-day';
import { utcDateTimeText } from '~/domain/utc-date-time';

/** The settings of auto accept as the form has them. */
export interface AutoAcceptForm {
  autoAccept: boolean;
  isScheduled: boolean;
  /** hh:mm in the user's time zone; empty while no time is set. */
  time: string;
}

const defaultTime = '06:00';

/** Converts stored settings to the form. */
export function autoAcceptFormOf(
  { autoAccept, notBeforeTimeUTC }: ApplicationSettings,
  now: Date,
): AutoAcceptForm {
  if (notBeforeTimeUTC === null) return { autoAccept, isScheduled: false, time: defaultTime };
  return { autoAccept, isScheduled: true, time: localTimeOfDay(notBeforeTimeUTC, now) };
}

/** Whether a schedule has its time. While auto accept is off, it needs none. */
export function hasTime({ autoAccept, isScheduled, time }: AutoAcceptForm): boolean {
  return !autoAccept || !isScheduled || time !== '';
}

/**
 * Converts the form to the settings to send. The time of day has the date of its next occurrence.
 * The stored time stays if the user did not change it, or cleared it and turned auto accept off.
 */
export function settingsOf(
  form: AutoAcceptForm,
  stored: ApplicationSettings,
  now: Date,
): ApplicationSettings {
  const { autoAccept, isScheduled, time } = form;
  if (!isScheduled) return { autoAccept, notBeforeTimeUTC: null };
  const before = autoAcceptFormOf(stored, now);
  const isUntouched = time === before.time || time === '';
  if (before.isScheduled && isUntouched) return { ...stored, autoAccept };
  const next = nextMomentAt(time, now);
  return { autoAccept, notBeforeTimeUTC: next ? utcDateTimeText(next) : null };
}

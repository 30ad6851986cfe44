import type { ApplicationSettings } from '~/api/version-acceptances';
import { localTimeOfDay, nextMomentAt } from '~/domain/time-of-day';
import { utcDateTimeText } from '~/domain/utc-date-time';

/** How an application accepts new versions, as the form holds it. */
export interface AutoAcceptForm {
  autoAccept: boolean;
  isScheduled: boolean;
  /** hh:mm in the user's zone; empty while none is set. */
  time: string;
}

const defaultTime = '06:00';

/** The form of stored settings. */
export function autoAcceptFormOf(
  { autoAccept, notBeforeTimeUTC }: ApplicationSettings,
  now: Date,
): AutoAcceptForm {
  if (notBeforeTimeUTC === null) return { autoAccept, isScheduled: false, time: defaultTime };
  return { autoAccept, isScheduled: true, time: localTimeOfDay(notBeforeTimeUTC, now) };
}

/** Whether a schedule has its time. While nothing is accepted automatically it needs none. */
export function isComplete({ autoAccept, isScheduled, time }: AutoAcceptForm): boolean {
  return !autoAccept || !isScheduled || time !== '';
}

/**
 * What is sent. The time of day is sent with the next date on which it comes; one that was not
 * touched, or was cleared before auto accept was turned off, stays as it is stored.
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

import type { ApplicationSettings } from '~/api/version-acceptances';
import { change } from '~/domain/contract/record-change';
import { recordKinds } from '~/domain/contract/record-kinds';
import { utcDateTimeText } from '~/domain/date-time-text';
import { momentOn, nextUtcMomentAt } from '~/domain/local-date-time';

/** The time of day hh:mm of a text or a moment, in UTC. */
export const utcTimeOf = (moment: string | Date) =>
  (typeof moment === 'string' ? moment : utcDateTimeText(moment)).slice(11, 16);

/** Converts stored settings to the form. Its time is hh:mm in UTC, or empty. */
export const autoAcceptFormOf = (
  { autoAccept, notBeforeTimeUTC: stored }: ApplicationSettings,
  now: Date,
) => ({
  autoAccept,
  isScheduled: stored !== null,
  timeUTC: utcTimeOf(stored ?? momentOn(1, '06:00', now)),
});

export type AutoAcceptForm = ReturnType<typeof autoAcceptFormOf>;

/** Whether a schedule has its time. While auto accept is off, it needs none. */
export const hasTime = ({ autoAccept, isScheduled, timeUTC }: AutoAcceptForm) =>
  !autoAccept || !isScheduled || timeUTC !== '';

/** Immediately has no time, and auto accept that is off keeps the stored schedule if its time was cleared. */
export function settledSettings(form: AutoAcceptForm, loaded: AutoAcceptForm, now: Date) {
  const { autoAccept, isScheduled, timeUTC } = form;
  if (!isScheduled) return autoAcceptFormOf({ autoAccept, notBeforeTimeUTC: null }, now);
  return timeUTC === '' && !autoAccept ? { ...loaded, autoAccept } : form;
}

/**
 * Converts the form to the settings to send. The time of day has the date of its next occurrence.
 * The stored time stays if the user did not change it, or cleared it and turned auto accept off.
 */
export function settingsOf(
  { autoAccept, isScheduled, timeUTC }: AutoAcceptForm,
  stored: ApplicationSettings,
  now: Date,
): ApplicationSettings {
  const before = stored.notBeforeTimeUTC;
  if (!isScheduled) return { autoAccept, notBeforeTimeUTC: null };
  if (timeUTC === '') return { autoAccept, notBeforeTimeUTC: before };
  if (before !== null && timeUTC === utcTimeOf(before)) return { ...stored, autoAccept };
  return { autoAccept, notBeforeTimeUTC: utcDateTimeText(nextUtcMomentAt(timeUTC, now)) };
}

/** Returns the settings to send. */
export const settingsChangeOf = (form: AutoAcceptForm, stored: ApplicationSettings, now: Date) =>
  change(recordKinds.ApplicationSettings, stored, stored, settingsOf(form, stored, now));

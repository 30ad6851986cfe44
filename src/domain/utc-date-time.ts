/**
 * Moments in UTC as yyyy-mm-dd hh:mm:ss, the form in which not-before moments of versions are sent
 * (docs/product/calls.md#dates-in-calls).
 */

/** A moment in that form, cut to the second. */
export function utcDateTimeText(moment: string | Date): string {
  return new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
}

/** The moment that such a text names; undefined when there is none, as on 31 February. */
export function parseUtcDateTime(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return undefined;
  const moment = new Date(`${text.replace(' ', 'T')}Z`);
  // Where a day does not exist, dates go on into the next month.
  if (Number.isNaN(moment.getTime()) || utcDateTimeText(moment) !== text) return undefined;
  return moment;
}

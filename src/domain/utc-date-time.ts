/**
 * Moments in UTC as yyyy-mm-dd hh:mm:ss. The calls send the not-before moments of versions in this
 * form (docs/product/calls.md#dates-in-calls).
 */

/** Formats a moment in that form, cut to the second. */
export function utcDateTimeText(moment: string | Date): string {
  return new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
}

/** Parses such a text; undefined when it is malformed or no date, such as 31 February. */
export function parseUtcDateTime(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return undefined;
  const moment = new Date(`${text.replace(' ', 'T')}Z`);
  // Date turns a day that does not exist into one of the next month.
  return !Number.isNaN(moment.getTime()) && utcDateTimeText(moment) === text ? moment : undefined;
}

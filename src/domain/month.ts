import type { Formatted } from './contract/formatted';

/** Whether a text is a month, YYYY-MM (docs/product/reports.md#month-format). */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** Whether the year of an ISO date is from 1000 to 9998: it has four digits in every time zone. */
export const isOfKnownYear = (date: string): boolean => date >= '1000' && date < '9999';

/** Returns the first day of a month YYYY-MM, as YYYY-MM-DD. */
export const firstDayOf = (month: string): Formatted<'date'> => `${month}-01`;

/** Returns the last complete month, of UTC as the months of the service. */
export function lastCompleteMonth(now = new Date()): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)).toISOString().slice(0, 7);
}

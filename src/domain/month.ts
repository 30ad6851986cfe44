import type { Formatted } from './contract/formatted';

/** Whether a text is a month, YYYY-MM (docs/product/reports.md#month-format). */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** Returns the first day of a month YYYY-MM, as YYYY-MM-DD. */
export const firstDayOf = (month: string): Formatted<'date'> => `${month}-01`;

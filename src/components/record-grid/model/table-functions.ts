import { foldedText } from '~/domain/stored-text';
import type { TimeZone } from '~/domain/time-zone';
import { momentOfClock, offsetAt } from '~/domain/zone-offset';
import { type GridValue, Moment } from '../grid-column';
import { type GridFilterMode, isDayText } from '../grid-search';

const oneDay = 86_400_000;

export type CellTest = (cell: GridValue) => boolean;

/** What a person has typed into a filter: a text, or the ends of a range. */
export type FilterValue = string | readonly string[];

const foldText = (value: GridValue | FilterValue): string => foldedText(String(value ?? '')).trim();

const isBlank: CellTest = (cell) => foldText(cell) === '';

/** Returns the moment of a text such as "-90d", in epoch milliseconds; undefined for other texts. */
const daysFromNow = (text: string): number | undefined =>
  /^[+-]\d{1,4}d$/.test(text) ? Date.now() + Number.parseInt(text, 10) * oneDay : undefined;

/** Returns the day for a date field. A number of days from now shows as the day that it means today. */
export function shownDay(value = '', timeZone: TimeZone): string {
  const time = daysFromNow(value);
  if (time === undefined) return value;
  return new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, 10);
}

/** Whether a moment is between two days, such as "2024-03-10" or "-90d". What is no day is no end. */
function isWithin(days: FilterValue, timeZone: TimeZone): CellTest {
  const [from = '', to = ''] = typeof days === 'string' ? [] : days;
  const startOf = (day: string, later = 0) =>
    momentOfClock(isDayText(day) ? Date.parse(`${day}T00:00Z`) + later : Number.NaN, timeZone);
  const first = daysFromNow(from) ?? startOf(from);
  // The last minute of a day comes twice where clocks go back at midnight.
  const last = daysFromNow(to) ?? startOf(to, oneDay) - 1;
  if (Number.isNaN(first) && Number.isNaN(last)) return () => true;
  // No number is less or greater than NaN.
  return (cell) => cell instanceof Moment && !(cell.time < first || cell.time > last);
}

const textTests: Record<
  Exclude<GridFilterMode, 'betweenInclusive'>,
  (typed: string) => CellTest
> = {
  contains: (typed) => (cell) => foldText(cell).includes(typed),
  startsWith: (typed) => (cell) => foldText(cell).startsWith(typed),
  endsWith: (typed) => (cell) => foldText(cell).endsWith(typed),
  equals: (typed) => (typed === '' ? () => true : (cell) => foldText(cell) === typed),
  notEquals: (typed) => (typed === '' ? () => true : (cell) => foldText(cell) !== typed),
  empty: () => isBlank,
  notEmpty: () => (cell) => !isBlank(cell),
};

/** Returns the test of a filter: a mode, and a text or the days of a time zone. */
export const cellTest = (mode: GridFilterMode, typed: FilterValue, timeZone: TimeZone): CellTest =>
  mode === 'betweenInclusive' ? isWithin(typed, timeZone) : textTests[mode](foldText(typed));

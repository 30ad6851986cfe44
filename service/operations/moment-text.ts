import type { Formatted } from '../../src/domain/contract/formatted';
import { utcDateTimeText } from '../../src/domain/date-time-text';
import { badRequest } from '../contract/coded-error';
import { isStorableMoment } from '../database/storable-moments';

/** Formats a moment as the contract has it: ISO 8601 in UTC. */
export function momentText(moment: Date): Formatted<'date-time'> {
  return moment.toISOString();
}

/** Words a moment for reasons and the audit log, cut to the minute as a field shows it: "2026-11-20 18:21 UTC". */
export const momentWords = (moment: Date): string => `${utcDateTimeText(moment).slice(0, 16)} UTC`;

/**
 * Reads a moment of a request. The contract's date-time allows an offset that leads to a year without a text
 * in UTC.
 * @param name the field, for the reason
 * @throws CodedError BadRequest for such a moment
 */
export function readMoment<Text extends Formatted<'date-time'> | null | undefined>(
  text: Text,
  name: string,
): (Text extends string ? Date : never) | Exclude<Text, string>;
export function readMoment(text: string | null | undefined, name: string) {
  if (text === undefined || text === null) return text;
  const moment = new Date(text);
  if (!isStorableMoment(moment.getTime())) {
    throw badRequest(`${name} is not in the years 0000 to 9999 in UTC.`);
  }
  return moment;
}

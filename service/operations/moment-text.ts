import type { Formatted } from '../../src/domain/contract/formatted';
import { badRequest } from '../contract/coded-error';
import { isStorableMoment } from '../database/storable-moments';

/** Formats a moment as the contract has it: ISO 8601 in UTC. */
export function momentText(moment: Date): Formatted<'date-time'> {
  return moment.toISOString();
}

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

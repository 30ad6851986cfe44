import type { Formatted } from '../../src/domain/contract/formatted';
import { badRequest } from '../contract/coded-error';

/** Formats a moment as the contract has it: ISO 8601 in UTC. */
export function momentText(moment: Date): Formatted<'date-time'> {
  return moment.toISOString();
}

/**
 * Reads a moment of a request. The contract's date-time allows a leap second, which a Date cannot hold.
 * @param name the field, for the reason
 * @throws CodedError BadRequest when the moment does not exist
 */
export function readMoment<Text extends Formatted<'date-time'> | null | undefined>(
  text: Text,
  name: string,
): (Text extends string ? Date : never) | Exclude<Text, string>;
export function readMoment(text: string | null | undefined, name: string) {
  if (text === undefined || text === null) return text;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw badRequest(`${name} is a moment that does not exist.`);
  return moment;
}

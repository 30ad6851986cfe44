import type { Formatted } from '../../src/domain/contract/formatted';

/** A moment as the contract carries it: ISO 8601 in UTC. */
export function momentText(moment: Date): Formatted<'date-time'> {
  return moment.toISOString();
}

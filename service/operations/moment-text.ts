import type { Formatted } from '../../src/domain/contract/formatted';

/** Formats a moment as the contract has it: ISO 8601 in UTC. */
export function momentText(moment: Date): Formatted<'date-time'> {
  return moment.toISOString();
}

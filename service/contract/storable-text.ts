import { isStorable } from '../../src/domain/stored-text';
import { ContractViolation } from './contract-violation';

/**
 * Refuses null characters and lone surrogates: the database cannot store them unchanged.
 * @param place names the value in the message
 * @throws ContractViolation
 */
export function requireStorableText(value: unknown, place: string): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) {
      throw new ContractViolation(`${place} has text that cannot be stored`);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const entry of Object.values(value)) requireStorableText(entry, place);
  }
}

import { limitError, storedTexts } from '../../src/domain/typed-text';
import { badRequest } from '../contract/coded-error';

/** The secrets and the texts of several lines, which are stored as typed. */
const untrimmed = ['description', 'jwtSigningKey', 'newClientSecret', 'secret'];

/**
 * Brings the texts of a change into the form in which they are stored. A text that is still as
 * `before` has it stays (docs/product/validation.md#texts-as-they-are-stored).
 * @param before the stored record, which a new one has not
 * @param limits the most characters by field. The contract has checked what was sent; composition
 * makes some texts longer.
 * @param asTyped further fields in which every character counts
 * @throws Refusal BadRequest for a text that gets too long
 */
export function storedChange<Change extends object>(
  change: Change,
  before: object | undefined,
  limits: Readonly<Record<string, number>>,
  asTyped: readonly string[] = [],
): Change {
  const stored = storedTexts(change, before ?? {}, [...untrimmed, ...asTyped]);
  for (const [field, limit] of Object.entries(limits)) {
    const text: unknown = Reflect.get(stored, field);
    if (typeof text !== 'string' || text === Reflect.get(change, field)) continue;
    const error = limitError(text, limit);
    if (error !== undefined) throw badRequest(`The ${field} is too long. ${error}`);
  }
  return stored;
}

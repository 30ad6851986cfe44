import { foundOf, Refusal } from './answers/deviation';
import { unreadableAnswer } from './failed-call';

/**
 * Returns the one record that a batch has saved.
 * @throws ApiError if the answer has no record. The batch was done all the same.
 */
export function firstSaved<Saved>({ changes }: { changes: readonly Saved[] }): Saved {
  const [saved] = changes;
  if (saved !== undefined) return saved;
  const expected = 'a list with the saved record';
  throw unreadableAnswer(
    new Refusal({ operation: '', path: 'changes', expected, found: foundOf(changes) }),
    true,
  );
}

import { Refusal } from './answers/deviations';
import { unreadableAnswer } from './failed-call';

/**
 * Returns the one record that a batch has saved.
 * @throws ApiError if the answer has no record. The batch was done all the same.
 */
export function firstSaved<Saved>({ changes }: { changes: readonly Saved[] }): Saved {
  const [saved] = changes;
  if (saved !== undefined) return saved;
  const deviation = { expected: 'a list with the saved record', found: 'a list of 0' };
  throw unreadableAnswer(new Refusal({ operation: '', path: 'changes', ...deviation }), true);
}

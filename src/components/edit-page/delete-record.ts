import type { SaveOutcome } from '~/domain/call-outcome';
import type { StoredRecords } from './creation-attempts';

/**
 * Deletes the record of an edit page. After a failure it looks for the record in the list: one that is gone
 * counts as deleted, as in the list (docs/product/many-at-once.md#delete). Only the answer was lost, or somebody
 * else has deleted it.
 */
export async function deleteRecord<Stored>(
  { read, idOf }: Pick<StoredRecords<Stored>, 'read' | 'idOf'>,
  id: string,
  send: () => Promise<SaveOutcome>,
): Promise<void> {
  const isLeft = async () => (await read()).some((record) => idOf(record) === id);
  try {
    const outcome = await send();
    // Somebody may have undone the deletion whose answer the service repeats.
    if (outcome?.wasReplayed && (await isLeft())) await send();
  } catch (cause) {
    if (await isLeft().catch(() => true)) throw cause;
  }
}

import type { Completion } from '~/domain/call-outcome';
import type { StoredRecords } from './creation-attempts';

/**
 * Deletes the record of an edit page. After a failure it looks for the record in the list: one that is gone
 * counts as deleted, as in the list (docs/product/many-at-once.md#delete). Only the answer was lost, or somebody
 * else has deleted it.
 */
export async function deleteRecord<Stored>(
  { read, idOf }: Pick<StoredRecords<Stored>, 'read' | 'idOf'>,
  id: string,
  send: () => Completion,
): Promise<void> {
  try {
    await send();
  } catch (cause) {
    const left = await read().catch(() => undefined);
    if (!left || left.some((record) => idOf(record) === id)) throw cause;
  }
}

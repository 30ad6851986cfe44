import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { isUnanswered, type SaveOutcome } from '~/domain/call-outcome';

/** The stored records of a kind, among which a new one is looked for. */
export interface StoredRecords<Stored> {
  idOf: (record: Stored) => string;
  /** The records before a creation. */
  before: () => Promise<readonly Stored[]>;
  read: () => Promise<readonly Stored[]>;
}

/**
 * Provides the records for docs/product/edit-pages.md#saving-a-new-record-again.
 * @param isLong the list is not read only to know what was there before a creation
 */
export function useStoredRecords<Stored, Key extends QueryKey>(
  list: FetchQueryOptions<Stored[], Error, Stored[], Key>,
  idKey: keyof Stored & string,
  { isLong = false } = {},
): StoredRecords<Stored> {
  const queryClient = useQueryClient();
  const read = () => queryClient.fetchQuery({ ...list, staleTime: 0 });
  return {
    idOf: (record) => String(record[idKey]),
    before: async () => {
      const known = queryClient.getQueryData<Stored[]>(list.queryKey);
      if (known || isLong) return known ?? [];
      return read().catch((cause) => {
        // Without an answer, the creation would get none either, and a retry could not tell its record.
        if (isUnanswered(cause)) throw cause;
        // A list that cannot be read does not prevent a creation.
        return [];
      });
    },
    read,
  };
}

interface BatchOf<Change> {
  changes: Change[];
  deletes: string[];
}

/** Returns what the edit page of a record needs, where one call saves and deletes records of its kind. */
export const batchesOfOne = <Stored, Edited extends unknown[], Change>(
  id: string,
  records: StoredRecords<Stored>,
  changeOf: (...edited: Edited) => Change,
  commit: (batch: BatchOf<Change>) => Promise<SaveOutcome>,
) => ({
  id,
  records,
  send: (...edited: Edited) => commit({ changes: [changeOf(...edited)], deletes: [] }),
  remove: (mayDelete: MayDelete) =>
    deleteRecord(records, id, () => commit({ changes: [], deletes: [id] }), mayDelete),
});

/** Reads a record again, and asks before a deletion of what somebody else has changed. */
export type MayDelete = () => Promise<boolean>;

/**
 * Deletes the record of an edit page, if it may. After a failure it looks for the record in the list: one
 * that is gone counts as deleted, as in the list (docs/product/many-at-once.md#delete). Only the answer was
 * lost, or somebody else has deleted it. The outcome is then undefined.
 */
export async function deleteRecord<Stored>(
  { read, idOf }: Pick<StoredRecords<Stored>, 'read' | 'idOf'>,
  id: string,
  commit: () => Promise<SaveOutcome>,
  mayDelete: MayDelete,
): Promise<SaveOutcome | 'stay'> {
  const isLeft = async () => (await read()).some((record) => idOf(record) === id);
  const send = async () => ((await mayDelete()) ? commit() : 'stay');
  try {
    const outcome = await send();
    // Somebody may have undone the deletion whose answer the service repeats.
    const isBack = outcome !== 'stay' && outcome?.wasReplayed && (await isLeft());
    return isBack ? await send() : outcome;
  } catch (cause) {
    if (await isLeft().catch(() => true)) throw cause;
    return undefined;
  }
}

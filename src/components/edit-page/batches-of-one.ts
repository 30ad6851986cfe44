import type { SaveOutcome } from '~/domain/call-outcome';
import type { StoredRecords } from './creation-attempts';
import { deleteRecord } from './delete-record';

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
  remove: () => deleteRecord(records, id, () => commit({ changes: [], deletes: [id] })),
});

import { type LoadedRecords, type PendingEdits, type PendingRow, setRow } from '../pending-rows';

type Change<T> = (pending: PendingEdits<T>) => PendingEdits<T>;

/** Changes the edits of many loaded rows in one step: a step for each would copy all of them. */
export const withEach =
  <T extends object>(
    keys: Iterable<string>,
    loaded: LoadedRecords<T>,
    edit: (row: PendingRow<T>, key: string) => PendingRow<T>,
  ): Change<T> =>
  (pending) => {
    const rows = new Map(pending.rows);
    for (const key of keys) {
      const base = loaded.get(key);
      const row = rows.get(key) ?? (base && { base, current: base });
      if (row) setRow(rows, key, edit(row, key));
    }
    return { ...pending, rows };
  };

/** Sets a field of many rows. Rows that are marked to be deleted stay as they are. */
export const withFieldChanged = <T extends object>(
  keys: Iterable<string>,
  loaded: LoadedRecords<T>,
  patch: Partial<T>,
): Change<T> =>
  withEach(keys, loaded, (row) =>
    row.isDeleted ? row : { ...row, current: { ...row.current, ...patch } },
  );

/** Marks many rows to be deleted. */
export const withDeletionsMarked = <T extends object>(
  keys: Iterable<string>,
  loaded: LoadedRecords<T>,
): Change<T> => withEach(keys, loaded, (row) => ({ ...row, isDeleted: true }));

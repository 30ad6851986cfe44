import type { SaveOutcome } from '~/domain/call-outcome';
import { type Change, change, type RecordKind } from '~/domain/contract/record-change';

export interface RowChange<T> {
  /** The record with the edits of the person. */
  readonly record: T;
  /** The record as it was read right before the save; undefined for a new one. */
  readonly stored: T | undefined;
}

/** What a save changes: rows with edits, and the ids of deleted records. */
export interface GridBatch<T> {
  changes: RowChange<T>[];
  deletes: string[];
}

/**
 * Creates the function that turns a row into the record to send.
 * @param fieldsOf returns the fields of a record without its id
 * @throws IncompleteRecord (the function) if a guarded field of the stored record did not come
 */
export const rowChangeBy =
  <T extends object, Shape extends object>(kind: RecordKind, fieldsOf: (record: T) => Shape) =>
  ({ record, stored }: RowChange<T>): Change<Shape> =>
    stored
      ? change(kind, stored, fieldsOf(stored), fieldsOf(record))
      : (fieldsOf(record) as Change<Shape>);

/**
 * Creates the `onCommit` of a grid.
 * @param reworded returns the failure of a batch in a screen's words; `delete` for one that only deletes
 */
export const commitBy =
  <T, Sent>(
    commit: (batch: { changes: Sent[]; deletes: string[] }) => Promise<SaveOutcome>,
    changeOf: (row: RowChange<T>) => Sent,
    reworded: (failure: unknown, step: 'save' | 'delete') => unknown = (failure) => failure,
  ) =>
  async ({ changes, deletes }: GridBatch<T>): Promise<SaveOutcome> => {
    const batch = { changes: changes.map(changeOf), deletes };
    try {
      return await commit(batch);
    } catch (failure) {
      throw reworded(failure, changes.length > 0 ? 'save' : 'delete');
    }
  };

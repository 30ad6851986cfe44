import type { Completion } from '~/domain/call-outcome';
import { type Change, change, type RecordKind } from '~/domain/contract/record-change';

/** A row that a grid saves. */
export interface RowChange<T> {
  /** The record with the edits of the person. */
  readonly record: T;
  /** The record as it was read right before the save; undefined for a new one. */
  readonly stored: T | undefined;
}

/** What a save changes: rows with edits, and the ids of deleted records. */
export interface GridCommit<T> {
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
 * @param send sends a batch
 * @param changeOf turns a row into the record to send
 */
export const commitBy =
  <T, Sent>(
    send: (batch: { changes: Sent[]; deletes: string[] }) => Completion,
    changeOf: (row: RowChange<T>) => Sent,
  ) =>
  ({ changes, deletes }: GridCommit<T>): Completion =>
    send({ changes: changes.map(changeOf), deletes });

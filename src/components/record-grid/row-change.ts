import { type Change, change, type RecordKind } from '~/domain/contract/record-change';

/** A row that a grid saves. */
export interface RowChange<T> {
  /** The record with the edits of the person. */
  readonly record: T;
  /** The record as it was read right before the save; undefined for a new one. */
  readonly stored: T | undefined;
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

import { type Fields, isRecord, type Json } from '../known-value';
import { isSameValue } from '../record-difference';
import { asItCame } from './came-as';
import { didNotCome, IncompleteRecord } from './did-not-come';
import type { Exact } from './exact';
import { mergedList } from './merged-list';

/** What a change of a record has to respect (decision 0140). */
export interface RecordKind {
  /** The fields that the contract calls read-only. They are never sent. */
  readonly readOnly: readonly string[];
  /**
   * The fields without which a service that replaces records would change access, with their names
   * for people. Nothing is saved until they came or a person has set them.
   */
  readonly guarded?: Readonly<Record<string, string | undefined>>;
  /** The field that tells the entries of a list of records apart. */
  readonly entryKey?: string;
}

declare const made: unique symbol;

/**
 * A record to send. Only `addition`, `change` and `changeBy` make one: what the door completed for
 * showing does not compile as a change (decision 0140).
 */
export type Change<Shape> = Shape & { readonly [made]: Shape };

export interface ChangeBatch<Shape> {
  changes: Change<Shape>[];
  deletes: string[];
}

/** Whether a person has set a field, even to the value that was shown. */
export type IsSet = (field: string) => boolean;

const isNeverSet: IsSet = () => false;

/** Makes a function that returns a new record to send: `addition<TeamChange>()({ name })`. */
export const addition =
  <Shape>() =>
  <Value extends Shape>(value: Value & Exact<Shape, Value>): Change<Shape> =>
    value as unknown as Change<Shape>;

/**
 * Returns a stored record as it came, with what the person changed.
 * @param before the fields that a form can change, as they were shown
 * @param after the same fields, as the person left them
 * @throws IncompleteRecord if a guarded field neither came nor was set
 */
export function change<Shape extends object>(
  kind: RecordKind,
  stored: object,
  before: object,
  after: Shape,
  isSet: IsSet = isNeverSet,
): Change<Shape> {
  const [was, is] = [before as Fields, after as Fields];
  const isEdited = (field: string) =>
    !isSameValue(was[field], is[field]) || (didNotCome(stored, field) && isSet(field));
  for (const [field, name = field] of Object.entries(kind.guarded ?? {})) {
    if (didNotCome(stored, field) && !isEdited(field))
      throw new IncompleteRecord(name, ', and access depends on that');
  }
  const sent: Record<string, Json> = { ...asItCame(stored) };
  for (const field of kind.readOnly) delete sent[field];
  for (const field of Object.keys(is)) {
    if (isEdited(field)) sent[field] = merged(kind, sent[field], was[field], is[field]);
  }
  return sent as Change<Shape>;
}

/** Creates the function that turns a form into the record to send; new without a stored one. */
export const changeBy =
  <Stored, Form, Shape extends object>(
    kind: RecordKind,
    formOf: (stored: Stored) => Form,
    fieldsOf: (form: Form) => Shape,
  ) =>
  (form: Form, stored: (Stored & object) | undefined, isSet?: IsSet): Change<Shape> =>
    stored
      ? change(kind, stored, fieldsOf(formOf(stored)), fieldsOf(form), isSet)
      : (fieldsOf(form) as Change<Shape>);

/** Puts the edits of a value into the value as it came. */
function merged(kind: RecordKind, came: Json, before: Json, after: Json): Json {
  if (Array.isArray(came) && Array.isArray(before) && Array.isArray(after)) {
    const keyOf = (entry: Json) =>
      kind.entryKey && isRecord(entry) ? entry[kind.entryKey] : entry;
    return mergedList(came, before, after, keyOf, (...values) => merged(kind, ...values));
  }
  if (!isRecord(came) || !isRecord(before) || !isRecord(after)) return after;
  const changed = Object.keys(after).filter((field) => !isSameValue(before[field], after[field]));
  const fields = changed.map((field) => [
    field,
    merged(kind, came[field], before[field], after[field]),
  ]);
  return { ...came, ...Object.fromEntries(fields) };
}

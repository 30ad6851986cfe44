/** A value of JSON, before anything of it is known. A field that is missing is undefined. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | Fields;

/** An object of JSON, before its fields are known. */
export interface Fields {
  readonly [name: string]: Json;
}

/** Whether a value of an unknown type is an object with fields. */
export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isNothing = (value: unknown): value is null | undefined =>
  value === null || value === undefined;

/** Names a value of a later version of the contract (decision 0069): "Unknown (9)". */
export const unknownValueLabel = (value: number | string): string => `Unknown (${value})`;

/**
 * Returns the entry of a table for a value of an enum; undefined for a value of a later version of
 * the contract, which the type does not know.
 */
export const knownIn = <Value extends number | string, Entry>(
  table: Readonly<Record<Value, Entry>>,
  value: NoInfer<Value>,
): Entry | undefined => (Object.hasOwn(table, value) ? table[value] : undefined);

/** Returns the label of a value of an enum, also of one of a later version of the contract. */
export const labelIn = <Value extends number | string>(
  table: Readonly<Record<Value, string>>,
  value: NoInfer<Value>,
): string => knownIn(table, value) ?? unknownValueLabel(value);

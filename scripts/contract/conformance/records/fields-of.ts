/** What an answer has, as far as it is a record. Its values are not checked. */
export type Fields = Readonly<Record<string, unknown>>;

/** Reads a record of an answer, which may be malformed: what is none has no fields. */
export function fieldsOf(value: unknown): Fields {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? (value as Fields) : {};
}

/** Reads the records of a list. An entry that is none keeps its place, without fields. */
export function rowsOf(list: unknown): Fields[] {
  return Array.isArray(list) ? list.map(fieldsOf) : [];
}

import { type FieldPath, fieldText } from './field-path';

export interface BodyField {
  path: FieldPath;
  /** As a person reads it: `[0].scopes`; empty for the whole body. */
  text: string;
  isList: boolean;
}

/** How many entries of a list have their fields listed. The others are as the first ones. */
const listedEntries = 2;

/** Lists the fields of a JSON value that can be damaged, each before those within it. */
export function bodyFields(value: unknown, path: FieldPath = []): BodyField[] {
  const isList = Array.isArray(value);
  const entries: [string | number, unknown][] = isList
    ? value.slice(0, listedEntries).map((entry, index) => [index, entry])
    : Object.entries(typeof value === 'object' && value !== null ? value : {});
  return [
    { path, text: fieldText(path), isList },
    ...entries.flatMap(([name, entry]) => bodyFields(entry, [...path, name])),
  ];
}

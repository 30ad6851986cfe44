/** The way to a field of a JSON value: names of objects and indexes of lists. */
export type FieldPath = readonly (string | number)[];

const step = /\.([^.[\]"]+)|\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]/y;

/** Reads a path such as `.changes[0].name`, or `["an odd name"]`. Returns null if it is none. */
export function fieldPath(text: string): FieldPath | null {
  const path: (string | number)[] = [];
  step.lastIndex = 0;
  while (step.lastIndex < text.length) {
    const found = step.exec(text);
    if (found === null) return null;
    const [, name, index, quoted] = found;
    if (index !== undefined) path.push(Number(index));
    else path.push(name ?? JSON.parse(`"${quoted}"`));
  }
  return path;
}

/** Writes a path that fieldPath reads. The whole value has an empty text. */
export const fieldText = (path: FieldPath): string =>
  path
    .map((part) => {
      if (typeof part === 'number') return `[${part}]`;
      return /^[^.[\]"]+$/.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`;
    })
    .join('');

/** Returns the value at a path; undefined if there is none. */
export function fieldValue(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((at, part) => {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return undefined;
    return Reflect.get(at, part);
  }, value);
}

/**
 * A part of a file that others can refer to: a declaration at the top of a module, or a member of such
 * an object (`userQueries.list`). All other statements of a file are one unit without a name.
 */
export interface CodeUnit {
  /** `src/api/users.ts#userQueries.list` */
  id: string;
  /** The path from the root of the repository. */
  file: string;
  name: string;
  /** The units that run, or are read, when this one is. */
  values: Set<string>;
  /** The units that are in its types alone. */
  types: Set<string>;
  /** Every name of a variable, a field or a member in it, and every text of one word. */
  names: Set<string>;
  /** Its texts, with `*` for what only the run knows: `/admin/users/edit/*`. */
  texts: Set<string>;
  /** Its source, with the comments before it. */
  source: string;
}

/** Stands for the name of a unit in a reference to a module as a whole. */
export const wholeModule = '*';

export const unitId = (file: string, name: string): string => `${file}#${name}`;

export const newUnit = (file: string, name: string): CodeUnit => ({
  id: unitId(file, name),
  file,
  name,
  values: new Set(),
  types: new Set(),
  names: new Set(),
  texts: new Set(),
  source: '',
});

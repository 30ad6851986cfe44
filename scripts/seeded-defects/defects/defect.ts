/** The kinds that issue and table are ordered by. */
export const kinds = [
  'rules',
  'screens',
  'styles',
  'service',
  'access',
  'contract',
  'mock',
  'scripts',
] as const;

export type Kind = (typeof kinds)[number];

/** A mistake that a careless change would make. */
export interface Defect {
  id: string;
  kind: Kind;
  /** What goes wrong, in one sentence. */
  what: string;
  /** The file it is made in, and the text, which must be there exactly once, that it replaces. */
  file: string;
  from: string | RegExp;
  to: string;
  /** Where a test is likely to notice; tried first. Beginnings of paths, also of files long gone. */
  tests?: readonly string[];
  e2e?: readonly string[];
  /** Words in the titles of the browser tests that are tried before all others of those files. */
  title?: string;
}

export type SeededDefect = Omit<Defect, 'kind'>;

export const ofKind = (kind: Kind, defects: readonly SeededDefect[]): Defect[] =>
  defects.map((defect) => ({ ...defect, kind }));

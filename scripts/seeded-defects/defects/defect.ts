/** The kinds of defects, in the order of the table. */
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

/** A mistake that a careless change could make. */
export interface Defect {
  id: string;
  kind: Kind;
  /** What goes wrong, in one sentence. */
  what: string;
  /** The file of the defect, and the text that it replaces. The text must occur exactly once. */
  file: string;
  from: string | RegExp;
  to: string;
  /** Beginnings of paths of tests that probably notice; they run first. Former paths count too. */
  tests?: readonly string[];
  e2e?: readonly string[];
  /** Words in the titles of browser tests that run before all other tests of those files. */
  title?: string;
}

export type SeededDefect = Omit<Defect, 'kind'>;

export const ofKind = (kind: Kind, defects: readonly SeededDefect[]): Defect[] =>
  defects.map((defect) => ({ ...defect, kind }));

/** A side that has to follow a change of the contract, and whether it reads or sends. */
export type Side = 'console reads' | 'console sends' | 'service answers' | 'service receives';

/**
 * A change of the contract, and the files in which type checking must fail until they follow it. Where no
 * type shows the change, a gate must say it.
 */
export interface Drift {
  change: string;
  file: string;
  from: string | RegExp;
  to: string;
  /** The files by side. Leaves out a side that has nothing to follow or follows by itself. */
  stops: Partial<Record<Side, readonly string[]>>;
  /** A sentence, or its beginning, of `npm run generate` or of the gate of parts that no type shows. */
  says?: string;
}

/** Returns every file that has to follow, each once. */
export function filesOf({ stops }: Drift): string[] {
  return [...new Set(Object.values(stops).flat())];
}

/** Matches a pattern within one schema of a file. `$1` is the text of the schema before the pattern. */
export function within(schema: string, pattern: string): RegExp {
  return new RegExp(`(^${schema}:\\n(?:[ #].*\\n|\\n)*?)${pattern}`, 'm');
}

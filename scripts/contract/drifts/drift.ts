/** Who has to follow a change of the contract: what a side reads, and what it sends. */
export type Side = 'console reads' | 'console sends' | 'service answers' | 'service receives';

/** A change of the contract, and the files in which type checking must fail until they follow it. */
export interface Drift {
  change: string;
  file: string;
  from: string | RegExp;
  to: string;
  /** By side; a side that has nothing to follow, or follows by itself, is not named. */
  stops: Partial<Record<Side, readonly string[]>>;
}

/** Every file that has to follow, each once. */
export function filesOf({ stops }: Drift): string[] {
  return [...new Set(Object.values(stops).flat())];
}

/** Finds a pattern in one schema of a file, which begins a line; `$1` is what stands before it. */
export function within(schema: string, pattern: string): RegExp {
  return new RegExp(`(^${schema}:\\n(?:[ #].*\\n|\\n)*?)${pattern}`, 'm');
}

/** A side that has to follow a change of the contract, and whether it reads or sends. */
export type Side = 'console reads' | 'console sends' | 'service answers' | 'service receives';

/**
 * A file in which the compiler must stop. If changes of several rows stop it there, a word that only the
 * error of this row has, in its message or in the line of code.
 */
export type Stop = string | readonly [file: string, word: string];

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
  stops?: Partial<Record<Side, readonly Stop[]>>;
  /** A sentence, or its beginning, of the gate of parts that no type shows. */
  says?: string;
  /** What it cannot share a contract with. The row stands in the second contract. */
  excludes?: string;
}

/** A place where the compiler must stop for a row. */
export interface ExpectedStop {
  side: Side;
  file: string;
  word: string | undefined;
}

/** Lists every place where the compiler must stop for a row. */
export const stopsOf = ({ stops = {} }: Drift): ExpectedStop[] =>
  (Object.entries(stops) as [Side, readonly Stop[]][]).flatMap(([side, places]) =>
    places.map((place) => {
      const [file, word] = typeof place === 'string' ? [place, undefined] : place;
      return { side, file, word };
    }),
  );

/** Matches a pattern within one schema of a file. `$1` is the text of the schema before the pattern. */
export function within(schema: string, pattern: string): RegExp {
  return new RegExp(`(^${schema}:\\n(?:[ #].*\\n|\\n)*?)${pattern}`, 'm');
}

/** Matches a pattern within one operation of a file, or after it. `$1` is the text of the operation before the pattern. */
export function inOperation(operationId: string, pattern: string): RegExp {
  return new RegExp(`(operationId: ${operationId}\\n[\\s\\S]*?)${pattern}`);
}

import { parseArgs } from 'node:util';

/** The parts that can run alone. */
export const partNames = [
  'loads',
  'grids',
  'trees',
  'health',
  'audit',
  'servers',
  'users',
  'answers',
  'bodies',
] as const;

export type PartName = (typeof partNames)[number];

export interface BenchOptions {
  /** Whether the benchmark writes the results into docs/performance.md. */
  write: boolean;
  /** How often the benchmark measures each page. */
  rounds: number;
  parts: readonly PartName[];
}

const isPartName = (name: string): name is PartName =>
  (partNames as readonly string[]).includes(name);

/**
 * --write      writes the results into docs/performance.md
 * --rounds N   how often the benchmark measures each page; 5 by default
 * --only PART  only this part
 * @throws when an argument is unknown or wrong
 */
export function readOptions(given: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...given],
    options: {
      write: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '5' },
      only: { type: 'string' },
    },
  });
  const { write, only } = values;
  if (!/^[1-9]\d?$/.test(values.rounds))
    throw new Error('--rounds has to be a number from 1 to 99.');
  if (only !== undefined && !isPartName(only)) {
    throw new Error(`--only has to be one of ${partNames.join(', ')}.`);
  }
  if (write && only) throw new Error('--write needs all results; leave out --only.');
  return { write, rounds: Number(values.rounds), parts: only ? [only] : partNames };
}

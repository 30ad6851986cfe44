import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** Whether docs/performance.md gets the results. */
  write: boolean;
  /** How often each page is measured. */
  rounds: number;
  loads: boolean;
  grids: boolean;
}

/**
 * --write      puts the results into docs/performance.md
 * --rounds N   how often each page is measured; 5 unless given
 * --only PART  `loads` or `grids`, one half of it
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
  if (only !== undefined && only !== 'loads' && only !== 'grids') {
    throw new Error('--only has to be loads or grids.');
  }
  if (write && only) throw new Error('--write needs all results; leave out --only.');
  return {
    write,
    rounds: Number(values.rounds),
    loads: only !== 'grids',
    grids: only !== 'loads',
  };
}

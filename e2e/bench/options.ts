import { parseArgs } from 'node:util';

/** The parts that can run alone, with the titles of their results. */
export const partTitles = {
  loads: 'First loads on the slow profile',
  pages: 'Bytes and requests of every page',
  signin: 'Sign-in',
  navigation: 'Navigation',
  palette: 'Palette',
  grids: 'Grid',
  trees: 'Organisations tree',
  health: 'System Health',
  versions: 'Install Versions',
  users: 'Browse Users with 100,000 users',
  scale: 'Many clients, instances and organisations',
  throughput: 'Large answers of the service',
  audit: 'Audit log',
  servers: 'Lists on a libSQL server',
  answers: 'Answers',
  bodies: 'Bodies',
  flood: 'Many sign-ins at once',
} as const;

export type PartName = keyof typeof partTitles;

export const partNames = Object.keys(partTitles) as readonly PartName[];

export interface BenchOptions {
  /** Whether the benchmark writes the results into docs/performance.md and docs/performance.json. */
  write: boolean;
  /** How often the benchmark measures each page. */
  rounds: number;
  parts: readonly PartName[];
}

const isPartName = (name: string): name is PartName => Object.hasOwn(partTitles, name);

/**
 * --write      writes the results of the parts that it measures into docs/performance.md
 * --rounds N   how often the benchmark measures each page; 5 by default
 * --only PART  only this part, or these parts with a comma between them
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
  if (!/^[1-9]\d?$/.test(values.rounds))
    throw new Error('--rounds has to be a number from 1 to 99.');
  const only = values.only?.split(',');
  const isKnown = (names: readonly string[]): names is PartName[] => names.every(isPartName);
  if (only && !isKnown(only)) throw new Error(`--only has to be of ${partNames.join(', ')}.`);
  return { write: values.write, rounds: Number(values.rounds), parts: only ?? partNames };
}

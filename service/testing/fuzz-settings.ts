import { randomInt } from 'node:crypto';

const largestSeed = 2 ** 31 - 1;
const usualRuns = 60;

interface FuzzSettings {
  seed: number;
  /** Requests to each operation with a body; an operation without one gets a third of them. */
  runs: number;
}

/**
 * Reads the seed of the requests from FUZZ_SEED, and their number from FUZZ_RUNS. Without a seed,
 * each run gets a random one.
 * @throws when a value is no whole number in its range
 */
export function fuzzSettings(environment: Record<string, string | undefined>): FuzzSettings {
  return {
    seed: wholeNumber(environment, 'FUZZ_SEED', largestSeed) ?? randomInt(1, largestSeed),
    runs: wholeNumber(environment, 'FUZZ_RUNS', 1_000_000) ?? usualRuns,
  };
}

function wholeNumber(
  environment: Record<string, string | undefined>,
  name: string,
  largest: number,
): number | undefined {
  const text = environment[name];
  if (text === undefined || text === '') return undefined;
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= largest) return number;
  throw new Error(`${name} has to be a whole number from 1 to ${largest}, and is "${text}".`);
}

/** The values of one measurement, one for each round. */
export type Rounds = readonly number[];

/** Returns the middle value. For an even number of values it is the mean of the two middle ones. */
export function median(values: Rounds): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There are no values.');
  return (lower + upper) / 2;
}

/** Returns the smallest value that at least `share` (0 to 1) of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (found === undefined) throw new Error('There are no values.');
  return found;
}

/** The noise of a time whose rounds are too few, or not kept. */
export const unknownNoise = 0.25;

/** Runs of the same code differ by this share at least, however close their rounds are. */
const leastNoise = 0.025;

/**
 * Returns the noise of a time: half of the distance between the quartiles of its rounds, as a
 * share of their median.
 */
export function noiseOf(rounds: Rounds): number {
  if (rounds.length < 3) return unknownNoise;
  const spread = (percentile(rounds, 0.75) - percentile(rounds, 0.25)) / 2;
  return spread === 0 ? leastNoise : Math.max(leastNoise, spread / median(rounds));
}

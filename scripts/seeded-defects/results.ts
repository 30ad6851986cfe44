import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Finding, type PlaceName, placeNames } from './places/place';

/** The result for one defect. */
export interface Result {
  place?: PlaceName;
  finding?: Finding;
  /** Whether the finding passes without the defect; undefined before that is checked. */
  isProved?: boolean;
  /** The places that ran, either as a whole or only their hinted tests. */
  tried: Partial<Record<PlaceName, 'whole' | 'hints'>>;
  seconds: number;
  /** Why there is no result. */
  problem?: string;
}

export type Results = Record<string, Result>;

export const readResults = (file: string): Results =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** Writes one more result at once, and keeps those that another run has written meanwhile. */
export function keepResult(file: string, id: string, result: Result): void {
  mkdirSync(dirname(file), { recursive: true });
  const results = { ...readResults(file), [id]: result };
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

/** Returns the cheapest of the wanted places that has not run yet, unless the defect is found. */
export function nextPlace(
  result: Result | undefined,
  wanted: readonly PlaceName[],
): PlaceName | undefined {
  if (result?.finding && result.isProved !== false) return undefined;
  return placeNames.find((name) => wanted.includes(name) && !result?.tried[name]);
}

/** Returns the result after one more place has run. */
export function afterLooking(
  before: Result | undefined,
  place: PlaceName,
  outcome: { finding?: Finding; isWhole: boolean },
  seconds: number,
): Result {
  return {
    tried: { ...before?.tried, [place]: outcome.isWhole ? 'whole' : 'hints' },
    seconds: Math.round((before?.seconds ?? 0) + seconds),
    ...(outcome.finding && { place, finding: outcome.finding }),
  };
}

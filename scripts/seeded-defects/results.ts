import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Finding, type PlaceName, placeNames } from './places/place';

/** What became of one defect. */
export interface Result {
  place?: PlaceName;
  finding?: Finding;
  /** Whether what noticed it is green without it; undefined until that was looked at. */
  isProved?: boolean;
  /** The places that were looked at in full, or as far as their hints go. */
  tried: Partial<Record<PlaceName, 'whole' | 'hints'>>;
  seconds: number;
  /** Why nobody can tell. */
  problem?: string;
}

export type Results = Record<string, Result>;

export const readResults = (file: string): Results =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** Keeps one more result at once, beside those that another run has written meanwhile. */
export function keepResult(file: string, id: string, result: Result): void {
  mkdirSync(dirname(file), { recursive: true });
  const results = { ...readResults(file), [id]: result };
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

/** Where to look next: the cheapest of the wanted places that has not been tried, unless found. */
export function nextPlace(
  result: Result | undefined,
  wanted: readonly PlaceName[],
): PlaceName | undefined {
  if (result?.finding && result.isProved !== false) return undefined;
  return placeNames.find((name) => wanted.includes(name) && !result?.tried[name]);
}

/** The result after one more place was looked at. */
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

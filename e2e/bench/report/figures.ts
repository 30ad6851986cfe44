import { median, noiseOf, type Rounds } from '../statistics';
import { milliseconds, times } from './units';

/** A measured value of the console. Less is better. */
export interface Figure {
  what: string;
  measured: number;
  unit(value: number): string;
  /** By which share of the value two runs of the same code may differ; 0 for what is exact. */
  noise: number;
}

/** A figure with a limit that we have set for the console. */
export interface Budget extends Figure {
  limit: number;
}

export const isMet = ({ measured, limit }: Budget) => measured <= limit;

/** Bytes, requests and elements, which are the same in every run. */
export const exact = (what: string, measured: number, unit: Figure['unit'] = String): Figure => ({
  what,
  measured,
  unit,
  noise: 0,
});

/** The median of times. */
export const timed = (what: string, rounds: Rounds, unit: Figure['unit'] = milliseconds) => ({
  what,
  measured: median(rounds),
  unit,
  noise: noiseOf(rounds),
});

/** The median of times to that of a reference, which was measured in turns. */
export const compared = (what: string, own: Rounds, reference: Rounds): Figure => ({
  what,
  measured: median(own) / median(reference),
  unit: times,
  noise: noiseOf(own.map((value, round) => value / (reference[round] ?? Number.NaN))),
});

export const atMost = (limit: number, figure: Figure): Budget => ({ ...figure, limit });

import { type Deviation, deviationText } from './deviation';

type Listener = (deviations: readonly Deviation[]) => void;

const listeners = new Set<Listener>();
const keys = new Set<string>();
let all: readonly Deviation[] = [];

/**
 * Notes a deviation of an answer from the contract: once for each place of an operation, in the
 * browser's console and to every listener.
 */
export function reportDeviation(deviation: Deviation): void {
  const { operation, path, expected, found } = deviation;
  const key = [operation, path, expected, found].join('\n');
  if (keys.has(key)) return;
  keys.add(key);
  all = [...all, deviation];
  console.warn(`${operation} does not answer as agreed: ${deviationText(deviation)}.`);
  for (const listener of listeners) listener(all);
}

/** All deviations since the page was opened, the oldest first. */
export const deviations = (): readonly Deviation[] => all;

/** Calls `listener` with all deviations whenever there is a new one; returns what ends that. */
export function onDeviation(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For tests, which share a page. */
export function forgetDeviations(): void {
  keys.clear();
  all = [];
}
